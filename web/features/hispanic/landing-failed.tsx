import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { failed } from '../../state/page-slices.ts';
import { useAppDispatch } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Art } from '../../art/art.tsx';
import styles from './landing-failed.module.css';

/** The specification's name for it, which travels with the error. */
const REASON = 'error fetching hispanic content';

/** Nothing to show: the fragment is missing, or nothing can be made of it. */
export function LandingFailed() {
  const t = useTranslations('hispanic');
  const landing = useTranslations('landings');
  const title = useTranslations('title');
  const error = useTranslations('error');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    dispatch(failed('hispanic/landingFailed', REASON));
  }, [dispatch]);
  return (
    <div className={`${layout['content']} ${styles['failed']}`}>
      <PageHead title={title('hispanic')} description={t('errorNote')} isIndexed={false} />
      <Art name="state-error" width={200} height={150} isLazy={false} className={styles['art']} />
      <h1>{landing('errorLoading')}</h1>
      <p className={layout['lead']}>{t('errorNote')}</p>
      <p className={styles['ways']}>
        <a href={`${pathname}${search}`} className={buttonClasses('primary')}>
          {t('retry')}
        </a>
        <SiteLink path="" className={buttonClasses('secondary')}>
          {error('home')}
        </SiteLink>
      </p>
    </div>
  );
}
