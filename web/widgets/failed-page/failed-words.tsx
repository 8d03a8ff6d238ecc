import { usePlace } from '../../site/place.ts';
import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './failed-page.module.css';

export interface FailedWordsProperties {
  heading: string;
  lead: string;
}

/** The words of a page that could not be loaded, with a link to try again and a link home. */
export function FailedWords({ heading, lead }: FailedWordsProperties) {
  const t = useTranslations('error');
  const { pathname, search } = usePlace();
  return (
    <div className={styles['failed']}>
      <Art name="state-error" width={200} height={150} isLazy={false} />
      <h1>{heading}</h1>
      <p className={layout['lead']}>{lead}</p>
      <p className={styles['ways']}>
        <a href={`${pathname}${search}`} className={buttonClasses('primary')}>
          {t('tryAgain')}
        </a>
        <SiteLink path="" className={buttonClasses('secondary')}>
          {t('home')}
        </SiteLink>
      </p>
    </div>
  );
}
