import { useTranslations } from 'use-intl';
import type { Workshop } from '#contracts/content/guidance-fragments.ts';
import { BlockLink } from '../../widgets/multimedia/block-link.tsx';
import { numbered } from '../../site/numbered.ts';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import styles from './agenda.module.css';

/** The parts of the workshop, each with its minutes. */
export function Agenda({ parts }: { parts: Workshop['agenda'] }) {
  const t = useTranslations('cards');
  return (
    <ol role="list">
      {numbered(parts).map(({ key, item: part }) => (
        <li key={key} className={styles['part']}>
          <p className={styles['minutes']}>{t('minutes', { minutes: part.minutes })}</p>
          <div className={styles['words']}>
            <h3 className={styles['title']}>{part.title}</h3>
            <Paragraphs text={part.text} />
            <BlockLink link={part.link} />
          </div>
        </li>
      ))}
    </ol>
  );
}
