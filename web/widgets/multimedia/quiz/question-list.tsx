import { useTranslations } from 'use-intl';
import type { QuizData } from '#contracts/content/multimedia/quiz.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../numbered/numbered.ts';
import styles from './quiz.module.css';

/** All questions with their answers, for paper and for whoever has no script to ask them. */
export function QuestionList({ options }: { options: QuizData['options'] }) {
  const t = useTranslations('components.quiz');
  return (
    <div className={styles['list']} data-script="absent">
      {numbered(options).map(({ key, item: option }) => (
        <details key={key}>
          <summary>{option.myth}</summary>
          <div className={styles['listed']}>
            <p className={styles['verdict']}>
              {option.correctAnswer === 'depends'
                ? t('depends')
                : t('answerIs', { answer: t(option.correctAnswer) })}
            </p>
            <Paragraphs text={option.answers[option.correctAnswer] ?? ''} />
          </div>
        </details>
      ))}
    </div>
  );
}
