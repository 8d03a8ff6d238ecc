import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { usePlace } from '../../site/place.ts';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './error-pages.module.css';

/** The page of `/{company}/error`, and what is shown in place of a page that failed. */
export function ErrorPage() {
  const t = useTranslations('error');
  const title = useTranslations('title');
  const description = useTranslations('description');
  const { pathname, search } = usePlace();
  const isOwnAddress = /^\/[^/]+\/error\/?$/.test(pathname);
  return (
    <section className={styles['error']}>
      <PageHead title={title('error')} description={description('error')} isIndexed={false} />
      <div className={layout['content']}>
        <div className={styles['words']}>
          <Art name="state-error" width={200} height={150} isLazy={false} />
          <h1>{t('title')}</h1>
          <p className={layout['lead']}>{t('generic')}</p>
          <p className={styles['actions']}>
            {!isOwnAddress && (
              <a href={`${pathname}${search}`} className={buttonClasses('primary')}>
                {t('tryAgain')}
              </a>
            )}
            <SiteLink path="" className={buttonClasses(isOwnAddress ? 'primary' : 'secondary')}>
              {t('home')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
