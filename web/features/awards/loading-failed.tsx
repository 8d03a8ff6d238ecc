import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { failed } from '../../state/page-slices.ts';
import { useAppDispatch } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './loading-failed.module.css';

/** The landing has no content that could be read: the error is told to the whole site. */
export function LoadingFailed({ variant }: { variant: AwardsVariant }) {
  const t = useTranslations('awards');
  const landing = useTranslations('landings');
  const error = useTranslations('error');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const message = t(`failure.${variant}`);
  useEffect(() => {
    dispatch(failed('awards/contentFailed', new Error(message)));
  }, [dispatch, message]);
  return (
    <>
      <PageHead title={landing('errorLoading')} description={error('generic')} isIndexed={false} />
      <div className={`${layout['content']} ${styles['failed']}`}>
        <Art name="state-error" width={200} height={200} isLazy={false} />
        <h1>{landing('errorLoading')}</h1>
        <p className={layout['lead']}>{error('generic')}</p>
        <p className={styles['ways']}>
          <a href={`${pathname}${search}`} className={buttonClasses('primary')}>
            {error('tryAgain')}
          </a>
          <SiteLink path="" className={buttonClasses('secondary')}>
            {error('home')}
          </SiteLink>
        </p>
      </div>
    </>
  );
}
