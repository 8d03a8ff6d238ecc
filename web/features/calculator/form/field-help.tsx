import { useTranslations } from 'use-intl';
import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { InfoPopover } from '../../../widgets/info-popover/info-popover.tsx';

/** The texts about each field that needs some; the title has the name of the first. */
const TEXTS = {
  currentSavings: ['savings'],
  contributionPercentage: ['contribution'],
  employerMatchingContributionPercentage: ['match', 'matchWhere'],
  employerMatchingUpToContributionPercentageOfSalary: ['upTo'],
} as const;

type FieldWithHelp = keyof typeof TEXTS;

export function hasHelp(name: CalculatorField): name is FieldWithHelp {
  return Object.hasOwn(TEXTS, name);
}

export function FieldHelp({ name, year }: { name: FieldWithHelp; year: LimitsYear }) {
  const t = useTranslations('calculator.help');
  const { isPaidByHour } = useShell().company;
  const title = t(`${TEXTS[name][0]}Title`);
  return (
    <InfoPopover label={t('about', { topic: title })} closeLabel={t('close')} title={title}>
      {name === 'contributionPercentage' ? (
        <ContributionHelp year={year} />
      ) : (
        TEXTS[name].map((text) => (
          // Who is paid by the hour saves beside that plan, whose account this leaves out.
          <p key={text}>{t(text === 'savings' && isPaidByHour ? 'savingsBeside' : text)}</p>
        ))
      )}
    </InfoPopover>
  );
}

function ContributionHelp({ year: { planYear, limits } }: { year: LimitsYear }) {
  const t = useTranslations('calculator.help');
  const money = useMoney();
  const { electiveDeferral, catchUp, catchUpSixties, catchUpAge } = limits;
  return (
    <>
      <p>
        {t(catchUp > 0 ? 'contribution' : 'contributionEveryone', {
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
