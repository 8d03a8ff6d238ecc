import layout from '../../../theme/layout.module.css';
import styles from './step-list.module.css';

interface StepListProperties {
  title: string;
  sentences: ReadonlyArray<{ key: string; text: string }>;
}

/** “How we got this”: the steps to the figures of a result, in words. */
export function StepList({ title, sentences }: StepListProperties) {
  return (
    <details className={styles['steps']}>
      <summary className={layout['standalone']}>{title}</summary>
      <ol>
        {sentences.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
