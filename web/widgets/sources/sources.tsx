import { useTranslations } from 'use-intl';
import styles from './sources.module.css';

export interface SourcesProperties {
  sources: ReadonlyArray<{ label: string; url: string }>;
}

/** Where the figures of a page come from. */
export function Sources({ sources }: SourcesProperties) {
  const t = useTranslations('article');
  const shell = useTranslations('shell');
  if (sources.length === 0) return null;
  return (
    <details className={styles['sources']}>
      <summary>{t('sources')}</summary>
      <ul>
        {sources.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {label}
              <span className="visually-hidden"> ({shell('newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
