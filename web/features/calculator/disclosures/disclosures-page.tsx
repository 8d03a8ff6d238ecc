import { useTranslations } from 'use-intl';
import type { TextPageView } from '#contracts/views/text-pages.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { INITIAL_RETIREMENT_AGE } from '#domain/calculator/inputs.ts';
import { Icon } from '../../../art/icon.tsx';
import { useMoney } from '../../../site/money.ts';
import { PageHead } from '../../../site/page-head.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { Prose } from '../../../widgets/prose/prose.tsx';
import styles from './disclosures-page.module.css';
import { FiguresTable } from './figures-table.tsx';
import { listLimits } from '../limits/list-limits.ts';
import { useLimitWords } from '../limits/use-limit-words.ts';

interface DisclosuresPageProperties {
  page: TextPageView;
  year: CalculatorYear;
  /** What the company’s plan says instead of our own assumptions. */
  ofPlan: Partial<Assumptions>;
}

/** Method, assumptions and limits: the words are the author's, the figures are the engine's own. */
export function DisclosuresPage({ page, year, ofPlan }: DisclosuresPageProperties) {
  const t = useTranslations('calculatorDisclosures');
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <div className={layout['content']}>
        <p className={styles['back']}>
          <SiteLink path="calculator" className={layout['standalone']}>
            <Icon name="arrow-left" />
            {t('back')}
          </SiteLink>
        </p>
        <h1 className={styles['title']}>{page.title}</h1>
        <div className={styles['columns']}>
          <Prose {...page.body} />
          <div className={styles['figures']}>
            <Limits year={year} />
            <AssumedFigures ofPlan={ofPlan} />
          </div>
        </div>
      </div>
    </>
  );
}

function Limits({ year }: { year: CalculatorYear }) {
  const t = useTranslations('calculatorDisclosures');
  const limitTexts = useTranslations('calculator');
  const money = useMoney();
  const { limits, planYear, isLatestKnown } = year;
  const nameOf = useLimitWords(limits.catchUpAge);
  const named = String(planYear);
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{t('limitsTitle', { year: named })}</h2>
      <FiguresTable
        caption={t('limitsCaption', { year: named })}
        heads={[t('limitsAge'), t('limitsAmount')]}
        rows={[
          ...listLimits(limits).map(({ kind, amount }): [string, string] => [
            nameOf(kind),
            money.whole(amount),
          ]),
          [t('allAdditions'), money.whole(limits.allAdditions)],
          [t('payCap'), money.whole(limits.payCap)],
        ]}
      />
      <p className={styles['note']}>
        {limitTexts('limitsNote')}
        {isLatestKnown && ` ${limitTexts('limitsLatest', { year: named })}`}
      </p>
    </section>
  );
}

function AssumedFigures({ ofPlan }: Pick<DisclosuresPageProperties, 'ofPlan'>) {
  const t = useTranslations('calculatorDisclosures');
  const p = useTranslations('projections');
  const fields = useTranslations('calculator.fields');
  const assumed = { ...DEFAULT_ASSUMPTIONS, ...ofPlan };
  const percentAYear = (value: number): string => `${value}${p('perYear')}`;
  return (
    <section aria-labelledby="assumptions">
      <h2 id="assumptions">{t('assumptionsTitle')}</h2>
      <FiguresTable
        caption={t('assumptionsCaption')}
        heads={[t('assumption'), t('value')]}
        rows={[
          [p('assumptions.returnPercentage'), percentAYear(assumed.returnPercentage)],
          [p('assumptions.rangePoints'), `± ${assumed.rangePoints} ${p('points')}`],
          [p('assumptions.depositTiming'), p(`timing.${assumed.depositTiming}`)],
          [p('assumptions.payGrowthPercentage'), percentAYear(assumed.payGrowthPercentage)],
          [p('assumptions.raiseMoment'), p(`raises.${assumed.raiseMoment}`)],
          [p('assumptions.inflationPercentage'), percentAYear(assumed.inflationPercentage)],
          [p('assumptions.limitGrowthPercentage'), percentAYear(assumed.limitGrowthPercentage)],
          [
            p('assumptions.incomeGoalPercentage'),
            p('assumed.incomeGoalPercentage', { value: String(assumed.incomeGoalPercentage) }),
          ],
          [p('assumptions.horizonAge'), String(assumed.horizonAge)],
          [p('assumptions.matchPeriod'), p(`matchPeriods.${assumed.matchPeriod}`)],
          [fields('retirementAge'), String(INITIAL_RETIREMENT_AGE)],
          [
            p('autoIncreaseLabel'),
            p('assumed.autoIncreaseOn', { cap: String(assumed.autoIncreaseCapPercentage) }),
          ],
          [p('assumptions.includesSocialSecurity'), p('assumed.socialSecurityOn')],
          [p('assumptions.paychecksPerYear'), String(assumed.paychecksPerYear)],
          [p('assumptions.filingStatus'), p(`filing.${assumed.filingStatus}`)],
        ]}
      />
    </section>
  );
}
