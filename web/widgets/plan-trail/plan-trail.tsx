import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanStepView } from '#contracts/views/persona.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './plan-trail.module.css';

interface PlanTrailProperties {
  steps: readonly PlanStepView[];
  headingLevel: 2 | 3;
  /** Renders what stands under a step, such as its tick on the plan itself. */
  under?: (step: PlanStepView) => ReactNode;
}

/** The three steps of a plan as waypoints on a trail that ends at a flag. */
export function PlanTrail({ steps, headingLevel, under }: PlanTrailProperties) {
  const t = useTranslations('plan');
  const { origin, company } = useShell();
  const Heading = `h${headingLevel}` as const;
  return (
    <ol role="list" className={styles['trail']}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles['step']}>
          <span aria-hidden="true" className={styles['waypoint']}>
            {index + 1}
          </span>
          <Art
            name={index < steps.length - 1 ? 'trail-leg' : 'trail-leg-flag'}
            width={300}
            height={110}
            className={styles['leg']}
          />
          {index === steps.length - 1 && (
            <Art name="goal-flag" width={56} height={76} className={styles['flag']} />
          )}
          <div className={styles['words']}>
            <Heading className={styles['title']}>{step.title}</Heading>
            <p className={styles['deadline']}>
              <Icon name="clock" />
              {t('within', { days: step.withinDays })}
            </p>
            <p>{step.text}</p>
            <p className={styles['link']}>
              <SiteLink path={step.link.path} className={layout['standalone']}>
                {step.link.label}
              </SiteLink>
              {/* On paper a link says where it leads. */}
              <span className={styles['address']} aria-hidden="true">
                {`${origin.replace(/^https?:\/\//, '')}/${company.companyId}/${step.link.path}`}
              </span>
            </p>
            {under?.(step)}
          </div>
        </li>
      ))}
    </ol>
  );
}
