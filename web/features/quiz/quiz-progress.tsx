import { useTranslations } from 'use-intl';
import { quizProgress } from '#domain/persona/progress.ts';
import { Icon } from '../../art/icon.tsx';
import styles from './quiz-progress.module.css';

/** A row of waypoints with a solid line that ends at the percentage that has been reached. */
export function QuizProgress({ index, total }: { index: number; total: number }) {
  const t = useTranslations('quiz');
  const { step, percent } = quizProgress(index, total);
  const words = { step: String(step), total: String(total) };
  const first = `${100 / total}%`;
  return (
    <div className={styles['progress']}>
      <p className={styles['words']} id="progress">
        {t.rich('questionOf', { ...words, strong: (inner) => <strong>{inner}</strong> })}
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={t('progress', words)}
        className={styles['frame']}
      >
        <div className={styles['track']}>
          <svg aria-hidden="true" className={styles['lines']} width="100%" height="6">
            <line className={styles['ahead']} x1={first} x2="100%" y1="3" y2="3" />
            <line className={styles['behind']} x1={first} x2={`${percent}%`} y1="3" y2="3" />
          </svg>
          <ol role="presentation" className={styles['waypoints']}>
            {Array.from({ length: total }, (_, at) => (
              <li
                key={at}
                role="presentation"
                className={styles['waypoint']}
                data-state={at < index ? 'done' : at === index ? 'current' : 'ahead'}
              >
                {at < index ? <Icon name="check" /> : at + 1}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
