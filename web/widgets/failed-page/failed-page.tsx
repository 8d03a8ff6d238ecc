import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { failed } from '../../state/page-slices.ts';
import { useAppDispatch } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './failed-page.module.css';

export interface FailedPageProperties {
  /** What is said to the whole site: the name of what went wrong, and the reason as the specification words it. */
  failure: { name: string; reason: string };
  /** The page's title where it differs from the heading. */
  title?: string;
  heading: string;
  lead: string;
  /** What can be shown all the same. */
  children?: ReactNode;
}

/** A page whose content did not come: it says so, tells the whole site, and can be asked for again. */
export function FailedPage(properties: FailedPageProperties) {
  const { failure, heading, title = heading, lead, children } = properties;
  const { name, reason } = failure;
  const t = useTranslations('error');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    dispatch(failed(name, reason));
  }, [dispatch, name, reason]);
  return (
    <div className={layout['content']}>
      <PageHead title={title} description={lead} isIndexed={false} />
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
      {children}
    </div>
  );
}
