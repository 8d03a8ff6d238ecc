import { useTranslations } from 'use-intl';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './trail-head.module.css';
import { TrailDrawing } from './trail-drawing.tsx';

/** A pale summit, and the way to the first step. */
export function EmptyTrail({ hasMatch }: { hasMatch: boolean }) {
  const t = useTranslations('myTrail');
  const { company } = useShell();
  return (
    <header className={styles['head']}>
      <div className={`${layout['content']} ${styles['row']}`}>
        <div className={styles['words']}>
          <h1>{t('title')}</h1>
          <p className={styles['big']}>{t('emptyTitle')}</p>
          <p className={layout['lead']}>{t(hasMatch ? 'emptyLead' : 'emptyLeadNoMatch')}</p>
          <p>
            <SiteLink
              path={quizPath(company.companyId)}
              className={buttonClasses('primary')}
              data-next
            >
              {t('start')}
            </SiteLink>
          </p>
          <p>
            <SiteLink path="calculator" className={layout['standalone']}>
              {t('calculator')}
            </SiteLink>
          </p>
          <p className={styles['needs']} data-script="absent">
            {t('needsScript')}
          </p>
        </div>
        <TrailDrawing waypoints={[]} guides={0} animal={undefined} isFlagUp={false} />
      </div>
    </header>
  );
}
