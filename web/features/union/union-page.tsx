import { useTranslations } from 'use-intl';
import type { UnionLanding } from '#contracts/content/fragments.ts';
import type { AnimalCardView } from '#contracts/views/persona.ts';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { AnimalFrieze } from '../../widgets/animal-frieze/animal-frieze.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './union-page.module.css';

interface UnionPageProperties {
  landing: UnionLanding;
  animals: readonly AnimalCardView[];
}

/** The page for members whose contract has a plan: what it offers them, and the way to the quiz. */
export function UnionPage({ landing, animals }: UnionPageProperties) {
  const t = useTranslations('union');
  const { company } = useShell();
  return (
    <>
      <PageHead title={landing.title} description={landing.description} />
      <PageBanner
        title={landing.title}
        lead={landing.lead}
        scene="scene-union"
        sceneHeight={460}
        ground="sun"
      >
        <p className={styles['actions']}>
          <SiteLink path={quizPath(company.companyId)} className={buttonClasses('primary')}>
            {t('start')}
          </SiteLink>
          <SiteLink path={landing.secondary.path} className={buttonClasses('secondary')}>
            {landing.secondary.label}
          </SiteLink>
        </p>
      </PageBanner>
      <section className={layout['section']} aria-labelledby="points">
        <div className={layout['content']}>
          <h2 id="points">{landing.pointsTitle}</h2>
          <ul role="list" className={styles['points']}>
            {landing.points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
                <SiteLink path={point.path} className={layout['standalone']}>
                  {point.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="animals">
        <div className={`${layout['content']} ${styles['quiz']}`}>
          <h2 id="animals">{t('quizTitle')}</h2>
          <p className={layout['lead']}>{t('quizLead')}</p>
        </div>
        <AnimalFrieze animals={animals} />
      </section>
    </>
  );
}
