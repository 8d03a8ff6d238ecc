import type { ReactNode } from 'react';
import { sayFigure } from '#domain/figures/say-figure.ts';
import type { Step } from '#domain/figures/step.ts';
import {
  placeSentences,
  type Answer,
  type Chosen,
  type Section,
} from '#domain/money-questions/answer.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { useShell } from '../../site/shell-context.tsx';
import { OpenMark } from '../../widgets/accordion/open-mark.tsx';
import styles from './question-sections.module.css';
import { Sentence } from './sentence.tsx';
import { StoryChart } from './stories/story-chart.tsx';
import { useWords } from './use-words.ts';

interface QuestionSectionsProperties {
  question: MoneyQuestion;
  sections: readonly Section[];
  /** Undefined while a field is wrong. */
  answer: Answer | undefined;
}

/** What an answer tells below itself, at the whole width: tables that are too large to stand beside the form. */
export function QuestionSections({ question, sections, answer }: QuestionSectionsProperties) {
  return (
    <div className={styles['sections']} data-more="" hidden={answer === undefined}>
      {sections.map((section) => (
        <OneSection
          key={section.name}
          section={section}
          of={`moneyQuestions.of.${question}.sections.${section.name}`}
          answer={answer}
        />
      ))}
    </div>
  );
}

interface OneSectionProperties {
  section: Section;
  /** The key of its words. */
  of: string;
  answer: Answer | undefined;
}

function OneSection({ section, of, answer }: OneSectionProperties) {
  const words = useWords();
  const { name, sentences, rows, isFolded, hasPicture } = section;
  const keys = [...sentences, ...rows];
  const placed = placeSentences(keys, answer?.more?.[name] ?? []);
  const lines = keys.map((says, at) => ({ says, step: placed[at], key: `${says} ${at}` }));
  const title = words(`${of}.title`);
  const said = lines.slice(0, sentences.length);
  const content = (
    <>
      {said.length > 0 && (
        <div className={styles['sentences']} data-part={name}>
          {said.map(({ key, says, step }) => (
            <p key={key} data-says={says} hidden={!step}>
              <Sentence of={`answers.${says}`} step={step} />
            </p>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <Table
          section={section}
          of={of}
          lines={lines.slice(sentences.length)}
          title={title}
          chosen={answer?.chosen?.[name]}
        />
      )}
      {hasPicture && <StoryChart picture={answer?.picture} />}
    </>
  );
  return (
    <Frame name={name} title={title} isFolded={isFolded}>
      {content}
    </Frame>
  );
}

interface FrameProperties {
  name: string;
  title: string;
  isFolded: true | undefined;
  children: ReactNode;
}

function Frame({ name, title, isFolded, children }: FrameProperties) {
  if (isFolded)
    return (
      <details className={styles['folded']}>
        <summary>
          {title}
          <OpenMark />
        </summary>
        <div className={styles['section']}>{children}</div>
      </details>
    );
  return (
    <section className={styles['section']} aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`}>{title}</h2>
      {children}
    </section>
  );
}

interface TableProperties {
  section: Section;
  of: string;
  title: string;
  lines: ReadonlyArray<{ says: string; step: Step | undefined; key: string }>;
  chosen: Chosen | undefined;
}

/** A wide table scrolls in its own place, which the keyboard reaches. */
function Table({ section: { name, columns }, of, title, lines, chosen }: TableProperties) {
  const words = useWords();
  const { language } = useShell();
  return (
    <div
      className={styles['scroll']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard, too
      tabIndex={0}
      role="group"
      aria-label={title}
      data-table=""
      hidden={lines.every(({ step }) => !step)}
    >
      <table className={styles['table']}>
        <caption>{words(`${of}.caption`)}</caption>
        <thead>
          <tr>
            <th scope="col">{words(`${of}.row`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.has(`${of}.columns.${column}`) ? words(`${of}.columns.${column}`) : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-part={name}>
          {lines.map(({ key, says, step }, row) => (
            <tr key={key} data-says={says} hidden={!step}>
              <th scope="row">
                <Sentence of={`answers.${says}`} step={step} />
              </th>
              {columns.map((column) => {
                const figure = step?.figures[column];
                return (
                  <td
                    key={column}
                    data-figure={column}
                    aria-current={(chosen?.row === row && chosen.column === column) || undefined}
                  >
                    {figure && sayFigure(figure, language)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
