import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownAnimalView } from '#contracts/views/persona.ts';
import { animalPath, quizPath } from '#domain/pages/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { PlanMailSlot } from '../../widgets/plan-mail-slot/plan-mail-slot.tsx';
import { PlanTrail } from '../../widgets/plan-trail/plan-trail.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './action-plan-page.module.css';
import { KeepPlan } from './keep-plan.tsx';
import { PlanHeader } from './plan-header.tsx';
import { Progress, Tick } from './plan-parts.tsx';

interface ActionPlanPageProperties {
  animal: ShownAnimalView;
  mailForm?: ReactNode;
}

/** The three steps to tick off, to print and to take along. */
export function ActionPlanPage({ animal, mailForm }: ActionPlanPageProperties) {
  const t = useTranslations('plan');
  const { company, footer } = useShell();
  const title = t('titleOf', { animal: animal.title });
  return (
    <>
      <PageHead title={title} description={t('description', { animal: animal.title })} />
      <PlanHeader animal={animal.animal} title={title} lead={t('lead')}>
        <Progress animal={animal} />
      </PlanHeader>
      <div className={`${layout['content']} ${styles['steps']}`}>
        <PlanTrail
          steps={animal.steps}
          headingLevel={2}
          under={(step) => <Tick animal={animal.animal} step={step} />}
        />
      </div>
      <PlanMailSlot>{mailForm}</PlanMailSlot>
      {animal.help && (
        <div className={`${layout['content']} ${layout['section']} ${styles['help']}`}>
          <Prose {...animal.help} />
        </div>
      )}
      <KeepPlan plan={animal.plan} />
      <div className={layout['content']}>
        <p className={styles['ways']}>
          <span>{t('notYours')}</span>
          <SiteLink
            path={animalPath(company.companyId, animal.animal)}
            className={layout['standalone']}
          >
            {t('aboutAnimal')}
          </SiteLink>
          <SiteLink path={quizPath(company.companyId)} className={layout['standalone']}>
            {t('reminder.again')}
          </SiteLink>
          <SiteLink path="my-plan" className={layout['standalone']}>
            {t('trail')}
          </SiteLink>
          {'plan' in footer && (
            <SiteLink path="plan" className={layout['standalone']}>
              {t('glance')}
            </SiteLink>
          )}
        </p>
      </div>
    </>
  );
}
