import type { ReactNode } from 'react';
import { OpenMark } from './open-mark.tsx';
import styles from './questions.module.css';

interface QuestionsProperties {
  id: string;
  title: string;
  questions: ReadonlyArray<{ id: string; question: string; answer: ReactNode }>;
}

/**
 * The questions of a page. Each opens by itself, so that a link or a search result can lead to one.
 */
export function Questions({ id: titleId, title, questions }: QuestionsProperties) {
  return (
    <section className={styles['questions']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles['list']}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={`q-${id}`} className={styles['question']}>
            <summary>
              <h3>{question}</h3>
              <OpenMark />
            </summary>
            <div className={styles['answer']}>{answer}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
