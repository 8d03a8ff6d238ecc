import { useTranslations } from 'use-intl';
import type { Step } from '#domain/figures/step.ts';
import { sayFigure } from '#domain/figures/say-figure.ts';
import {
  placeSentences,
  type Answer,
  type AnswerPart,
  type MaySay,
} from '#domain/money-questions/answer.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { useShell } from '../../site/shell-context.tsx';
import { OpenMark } from '../../widgets/accordion/open-mark.tsx';
import styles from './question-answer.module.css';
import { Sentence } from './sentence.tsx';
import { useWords } from './use-words.ts';

interface QuestionAnswerProperties {
  columns: readonly string[];
  maySay: MaySay;
  question: MoneyQuestion;
  /** Undefined while a field is wrong. */
  answer: Answer | undefined;
}

/**
 * All that an answer may say, of which only what is true is shown. `listen/listen-to.ts` shows other
 * sentences and fills other figures in, so it needs no words.
 */
export function QuestionAnswer({ question, maySay, columns, answer }: QuestionAnswerProperties) {
  const t = useTranslations('moneyQuestions');
  const words = useWords();
  const list = (part: AnswerPart) => {
    const said = placeSentences(maySay[part], answer?.[part] ?? []);
    return maySay[part].map((says, at) => ({ says, step: said[at], key: `${says} ${at}` }));
  };
  return (
    <section
      id="answer"
      tabIndex={-1}
      className={styles['answer']}
      aria-labelledby="answer-heading"
      hidden={answer === undefined}
    >
      <h2 id="answer-heading" aria-live="polite" data-part="heading">
        {list('heading').map(({ key, says, step }) => (
          <span key={key} data-says={says} hidden={!step}>
            <Sentence of={`answers.${says}`} step={step} />{' '}
          </span>
        ))}
      </h2>
      <div className={styles['sentences']} data-part="sentences">
        {list('sentences').map(({ key, says, step }) => (
          <p key={key} data-says={says} hidden={!step}>
            <Sentence of={`answers.${says}`} step={step} />
          </p>
        ))}
      </div>
      <div
        className={styles['scroll']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard, too
        tabIndex={0}
        role="group"
        aria-label={t(`of.${question}.title`)}
        data-table=""
        hidden={answer?.rows.length === 0}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t(`of.${question}.caption`)}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Sentence
                    of={`moneyQuestions.of.${question}.columns.${column}`}
                    step={undefined}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-part="rows">
            {list('rows').map(({ key, says, step }) => (
              <tr key={key} data-says={says} hidden={!step}>
                <th scope="row">
                  <Sentence of={`answers.${says}`} step={step} />
                </th>
                {columns.map((column) => (
                  <Cell key={column} column={column} step={step} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Explained title={words('steps.title')} part="steps" entries={list('steps')} />
      <Explained title={t('assumed')} part="assumed" entries={list('assumed')} />
    </section>
  );
}

function Cell({ column, step }: { column: string; step: Step | undefined }) {
  const { language } = useShell();
  const figure = step?.figures[column];
  return <td data-figure={column}>{figure && sayFigure(figure, language)}</td>;
}

interface ExplainedProperties {
  title: string;
  part: AnswerPart;
  entries: ReadonlyArray<{ key: string; says: string; step: Step | undefined }>;
}

function Explained({ title, part, entries }: ExplainedProperties) {
  const words = part === 'steps' ? 'steps' : 'answers';
  return (
    <details
      className={styles['explained']}
      data-table=""
      hidden={entries.every(({ step }) => !step)}
    >
      <summary>
        {title}
        <OpenMark />
      </summary>
      <ol role="list" data-part={part} className={styles['list']}>
        {entries.map(({ key, says, step }) => (
          <li key={key} data-says={says} hidden={!step}>
            <Sentence of={`${words}.${says}`} step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}
