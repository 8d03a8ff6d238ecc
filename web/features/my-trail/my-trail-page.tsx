import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import { resultPath } from '#domain/pages/persona-paths.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './my-trail-page.module.css';
import { MyTrail } from './my-trail.tsx';

/**
 * What a visitor has chosen anywhere, as one path. The server writes the page for everybody, empty:
 * the browser draws the path of its visitor over it.
 */
export function MyTrailPage({ trail }: { trail: TrailView }) {
  const t = useTranslations('myTrail');
  const { company, footer } = useShell();
  return (
    <>
      <PageHead
        title={t('title')}
        description={t(trail.hasMatch ? 'description' : 'descriptionNoMatch')}
      />
      <Island name="my-trail" wake="press" data={{ ...trail }}>
        <MyTrail {...trail} />
      </Island>
      <section className={styles['jobs']} aria-labelledby="jobs">
        <div className={layout['content']}>
          <h2 id="jobs">{t('whatIsWhat')}</h2>
          <ul role="list" className={styles['list']}>
            <li aria-current="page">{t('whatTrail')}</li>
            <li>
              <SiteLink path={resultPath(company.companyId)}>{t('whatActionPlan')}</SiteLink>
            </li>
            {'plan' in footer && (
              <li>
                <SiteLink path="plan">{t('whatPlan')}</SiteLink>
              </li>
            )}
          </ul>
        </div>
      </section>
    </>
  );
}
