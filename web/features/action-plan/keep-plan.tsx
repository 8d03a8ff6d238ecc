import { useTranslations } from 'use-intl';
import { planCalendar } from '#contracts/calls/action-plan.ts';
import { callAddress } from '#contracts/calls/call-address.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './keep-plan.module.css';

/** The ways to take the plan along: on paper, or in a calendar. */
export function KeepPlan({ plan }: { plan: Plan }) {
  const t = useTranslations('plan');
  const { company, language } = useShell();
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
          {/* Only a script can open the print dialog. */}
          <div data-script="needed" className={styles['print']}>
            <Island name="print-plan" wake="press" data={{}}>
              <button type="button" className={buttonClasses('secondary')}>
                <Icon name="print" />
                {t('print')}
              </button>
            </Island>
          </div>
          <p className={styles['hint']}>{t('calendarHint')}</p>
        </div>
      </div>
    </section>
  );
}
