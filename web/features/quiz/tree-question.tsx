import { useTranslations } from 'use-intl';
import type { TreeQuestionView } from '#contracts/views/persona.ts';
import {
  chooseInTree,
  pathId,
  readPath,
  type QuestionNode,
  type TreePath,
} from '#domain/persona/question-tree.ts';
import { fieldName } from '#domain/persona/quiz-step.ts';
import { Art } from '../../art/art.tsx';
import choice from './choice.module.css';
import styles from './tree-question.module.css';

interface TreeQuestionProperties {
  question: TreeQuestionView;
  pick: string;
}

/** A yes/no question, and below each answer the question it leads to. */
export function TreeQuestion({ question, pick }: TreeQuestionProperties) {
  return (
    <div className={styles['tree']}>
      <Art
        name={question.picture}
        width={480}
        height={420}
        isLazy={false}
        className={styles['picture']}
      />
      <Node node={chooseInTree(question.tree, readPath(pick))} above={[]} pick={pick} />
    </div>
  );
}

interface NodeProperties {
  node: QuestionNode;
  above: TreePath;
  pick: string;
}

function Node({ node, above, pick }: NodeProperties) {
  const t = useTranslations('quiz');
  const id = pathId(above);
  const isFirst = above.length === 0;
  return (
    <fieldset
      className={styles['node']}
      data-question={id}
      aria-labelledby={isFirst ? 'q' : undefined}
    >
      {!isFirst && <legend className={styles['question']}>{node.text}</legend>}
      <div className={styles['pair']}>
        {node.items.map(({ label, text }) => {
          const way = pathId([...above, label]);
          return (
            <label
              key={label}
              className={`${choice['choice']} ${styles['answer']}`}
              data-label={label}
            >
              <input
                type="radio"
                name={fieldName(id)}
                value={label}
                data-way={way}
                defaultChecked={pick === way || pick.startsWith(`${way}-`)}
                className={choice['dot']}
              />
              <span className={styles['label']}>{t(label)}</span>
              <span className={choice['text']}>{text}</span>
            </label>
          );
        })}
      </div>
      {node.items.map(
        ({ label, selected, item }) =>
          item && (
            <div
              key={label}
              className={styles['branch']}
              data-label={label}
              data-branch={pathId([...above, label])}
              data-open={selected || undefined}
            >
              <Node node={item} above={[...above, label]} pick={pick} />
            </div>
          ),
      )}
    </fieldset>
  );
}
