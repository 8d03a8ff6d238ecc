import type { TargetDateView } from '#contracts/views/film-pages.ts';
import { Icon } from '../../art/icon.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import styles from './questions.module.css';

export interface QuestionsProperties {
  title: string;
  questions: TargetDateView['questions'];
}

/** Each opens by itself, so that a link or a search result can lead to one. */
export function Questions({ title, questions }: QuestionsProperties) {
  return (
    <section className={styles['questions']} aria-labelledby="questions">
      <h2 id="questions">{title}</h2>
      <div className={styles['items']}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={`q-${id}`} className={styles['item']}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" className={styles['plus']} />
              <Icon name="minus" className={styles['minus']} />
            </summary>
            <div className={styles['answer']}>
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
