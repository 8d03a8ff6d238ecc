import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './error-pages.module.css';

export function NotFoundPage() {
  const t = useTranslations('notFound');
  const title = useTranslations('title');
  const description = useTranslations('description');
  return (
    <section className={styles['notFound']}>
      <PageHead title={title('notFound')} description={description('notFound')} isIndexed={false} />
      <div className={layout['content']}>
        <div className={styles['words']}>
          <h1>{t('title')}</h1>
          <SiteLink path="" className={buttonClasses('primary')}>
            {t('home')}
          </SiteLink>
        </div>
      </div>
      <Art
        name="scene-not-found"
        width={1440}
        height={620}
        isLazy={false}
        className={styles['scene']}
      />
    </section>
  );
}
