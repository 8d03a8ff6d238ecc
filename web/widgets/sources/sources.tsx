import { useTranslations } from 'use-intl';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { SiteLink } from '../../site/site-link.tsx';
import { OutsideLink } from '../link/outside-link.tsx';
import styles from './sources.module.css';

interface SourcesProperties {
  sources: ReadonlyArray<{ label: string; url: string }>;
}

/** Where the figures of a page come from. */
export function Sources({ sources }: SourcesProperties) {
  const t = useTranslations('article');
  if (sources.length === 0) return null;
  return (
    <details className={styles['sources']}>
      <summary>{t('sources')}</summary>
      <ul>
        {sources.map(({ label, url }) => (
          <li key={url}>
            {isExternalLink(url) ? (
              <OutsideLink href={url} hasIcon={false}>
                {label}
              </OutsideLink>
            ) : (
              <SiteLink path={url}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
