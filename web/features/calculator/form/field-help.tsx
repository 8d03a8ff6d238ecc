import { useTranslations } from 'use-intl';
import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { useMoney } from '../../../site/money.ts';
import { InfoPopover } from '../../../widgets/info-popover/info-popover.tsx';

const TITLES = {
  currentSavings: 'savingsTitle',
  contributionPercentage: 'contributionTitle',
  employerMatchingContributionPercentage: 'matchTitle',
  employerMatchingUpToContributionPercentageOfSalary: 'upToTitle',
} as const;

export type FieldWithHelp = keyof typeof TITLES;

export function hasHelp(name: CalculatorField): name is FieldWithHelp {
  return Object.hasOwn(TITLES, name);
}

export function FieldHelp({ name, year }: { name: FieldWithHelp; year: CalculatorYear }) {
  const t = useTranslations('calculator.help');
  const title = t(TITLES[name]);
  return (
    <InfoPopover label={t('about', { topic: title })} closeLabel={t('close')} title={title}>
      {name === 'currentSavings' && <p>{t('savings')}</p>}
      {name === 'contributionPercentage' && <ContributionHelp year={year} />}
      {name === 'employerMatchingContributionPercentage' && (
        <>
          <p>{t('match')}</p>
          <p>{t('matchWhere')}</p>
        </>
      )}
      {name === 'employerMatchingUpToContributionPercentageOfSalary' && <p>{t('upTo')}</p>}
    </InfoPopover>
  );
}

function ContributionHelp({ year: { planYear, limits } }: { year: CalculatorYear }) {
  const t = useTranslations('calculator.help');
  const money = useMoney();
  const { electiveDeferral, catchUp, catchUpSixties, catchUpAge } = limits;
  return (
    <>
      <p>
        {t('contribution', {
          year: String(planYear),
          limit: money.whole(electiveDeferral),
          age: String(catchUpAge),
          catchUpLimit: money.whole(electiveDeferral + catchUp),
        })}
      </p>
      {catchUpSixties !== undefined && (
        <p>{t('contributionSixties', { limit: money.whole(electiveDeferral + catchUpSixties) })}</p>
      )}
      <p>{t('contributionPlan')}</p>
    </>
  );
}
