import { useTranslations } from 'use-intl';
import type { QuizData } from '#contracts/content/multimedia/quiz.ts';
import { Paragraphs } from '../paragraphs.tsx';
import styles from './quiz.module.css';

/** All questions with their answers, for paper and for whoever has no script to ask them. */
export function QuestionList({ options }: { options: QuizData['options'] }) {
  const t = useTranslations('components.quiz');
  return (
    <div className={styles['list']}>
      {options.map((option) => (
        <details key={option.myth}>
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
