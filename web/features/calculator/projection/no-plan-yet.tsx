import { useTranslations } from 'use-intl';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Art } from '../../../art/art.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import styles from './projections-page.module.css';

/** The projections page before there are numbers: it leads to the calculator. */
export function NoPlanYet({ path }: { path: SitePath }) {
  const t = useTranslations('projections');
  return (
    <div className={layout['content']}>
      <div className={styles['empty']}>
        <Art name="state-empty" width={240} height={180} isLazy={false} />
        <h1>{t('emptyTitle')}</h1>
        <p className={layout['lead']}>{t('emptyText')}</p>
        <p>
          <SiteLink path={path} className={buttonClasses('primary')}>
            {t('emptyLink')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
