import { useTranslations } from 'use-intl';
import { planCalendar } from '#contracts/calls/action-plan.ts';
import { callAddress } from '#contracts/calls/call-address.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import { useAwake } from '../../site/use-awake.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './keep-plan.module.css';

/** The ways to take the plan along: on paper, or in a calendar. */
export function KeepPlan({ plan }: { plan: Plan }) {
  const t = useTranslations('plan');
  const { company, language } = useShell();
  // Only a script can open the print dialog.
  const isAwake = useAwake();
  return (
    <section className={styles['keep']} aria-labelledby="keep">
      <div className={`${layout['content']} ${styles['row']}`}>
        <div>
          <h2 id="keep">{t('keepTitle')}</h2>
          <p className={layout['lead']}>{t('keepLead')}</p>
        </div>
        <div className={styles['ways']}>
          <a
            href={callAddress(planCalendar, {
              parameters: { company: company.companyId, animal: plan },
              query: { lang: language },
            })}
            download
            className={buttonClasses('primary')}
          >
            <Icon name="calendar" />
            {t('calendar')}
          </a>
          {isAwake && (
            <button type="button" className={buttonClasses('secondary')} onClick={() => print()}>
              <Icon name="print" />
              {t('print')}
            </button>
          )}
          <p className={styles['hint']}>{t('calendarHint')}</p>
        </div>
      </div>
    </section>
  );
}
