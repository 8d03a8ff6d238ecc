import { useTranslations } from 'use-intl';
import type { GroundOfResult } from '#contracts/views/plan.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { useMoney } from '../../../site/money.ts';
import { SiteLink } from '../../../site/site-link.tsx';
import { useHandOver } from '../take-along/use-hand-over.ts';
import layout from '../../../theme/layout.module.css';
import styles from './match-note.module.css';

/** Leads to the question about the government’s help, only where this pay can be within its reach. */
export function SaversNote({
  plan: { inputs, assumptions, contributionPerYear },
  upTo,
}: {
  plan: RetirementPlan;
  upTo: GroundOfResult['saversUpTo'];
}) {
  const t = useTranslations('projections.savers');
  const money = useMoney();
  const handOver = useHandOver('savers-question');
  const most = upTo[assumptions.filingStatus];
  if (inputs.pretaxSalary - contributionPerYear >= most) return null;
  return (
    <section className={styles['note']} aria-labelledby="savers">
      <h2 id="savers">{t('title')}</h2>
      <p>
        {t('text', { amount: money.whole(most), filing: assumptions.filingStatus })}{' '}
        <SiteLink
          path="questions/savers"
          className={layout['standalone']}
          onClick={handOver({
            filer: assumptions.filingStatus,
            income: inputs.pretaxSalary,
            // The question asks for adjusted gross income, and says then that this is pay.
            incomeHanded: 'yes',
            saved: Math.round(contributionPerYear),
          })}
        >
          {t('link')}
        </SiteLink>
      </p>
    </section>
  );
}
