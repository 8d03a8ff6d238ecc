import { useTranslations } from 'use-intl';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import type { MythQuizData } from './myth-quiz-data.ts';
import styles from './myth-quiz.module.css';

/** All questions with their answers, for paper and for browsers without scripts. */
export function MythList<Answer extends string>({ data }: { data: MythQuizData<Answer> }) {
  const t = useTranslations('components.quiz');
  return (
    <div className={styles['list']} data-script="absent">
      {data.questions.map(({ key, sentence, correctAnswer, explanations }) => {
        const answer = data.answers.find((given) => given.answer === correctAnswer);
        return (
          <details key={key}>
            <summary>{sentence}</summary>
            <div className={styles['listed']}>
              <p className={styles['verdict']}>
                {answer ? t('answerIs', { answer: answer.label }) : t('depends')}
              </p>
              <Paragraphs text={explanations[correctAnswer]?.text ?? ''} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
