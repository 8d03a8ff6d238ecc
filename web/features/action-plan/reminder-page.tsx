import { useTranslations } from 'use-intl';
import type { AnimalView } from '#contracts/views/persona.ts';
import { actionPlanPath, quizPath } from '#domain/pages/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PlanTrail } from '../../widgets/plan-trail/plan-trail.tsx';
import styles from './action-plan-page.module.css';
import { PlanHeader } from './plan-header.tsx';
import { Progress, Tick } from './plan-parts.tsx';

/** The page that the mail after six months leads to; it asks how far the reader has come. */
export function ReminderPage({ animal }: { animal: AnimalView }) {
  const t = useTranslations('plan');
  const { company } = useShell();
  return (
    <>
      <PageHead title={t('reminder.title')} description={t('reminder.description')} />
      <PlanHeader animal={animal.animal} title={t('reminder.title')} lead={t('reminder.lead')}>
        <Progress animal={animal} />
      </PlanHeader>
      <div className={`${layout['content']} ${styles['steps']}`}>
        <PlanTrail
          steps={animal.steps}
          headingLevel={2}
          under={(step) => <Tick animal={animal.animal} step={step} />}
        />
      </div>
      <section className={styles['band']} aria-labelledby="changed">
        <div className={`${layout['content']} ${styles['changed']}`}>
          <h2 id="changed">{t('reminder.changedTitle')}</h2>
          <p className={layout['lead']}>{t('reminder.changedLead')}</p>
          <p className={styles['links']}>
            <SiteLink path={quizPath(company.companyId)} className={buttonClasses('primary')}>
              {t('reminder.again')}
            </SiteLink>
            <SiteLink
              path={actionPlanPath(company.companyId, animal.plan)}
              className={layout['standalone']}
            >
              {t('reminder.openPlan')}
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  );
}
