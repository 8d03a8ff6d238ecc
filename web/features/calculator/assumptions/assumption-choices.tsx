import { useTranslations } from 'use-intl';
import {
  DEPOSIT_TIMINGS,
  FILING_STATUSES,
  isMonthly,
  MATCH_PERIODS,
  MONTHLY_RATE_RULES,
  PAYCHECKS_PER_YEAR,
  RAISE_MOMENTS,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import { SelectField } from '../../../widgets/field/select-field.tsx';

const PAYCHECK_TEXTS = { 52: 'weekly', 26: 'biweekly', 24: 'semimonthly', 12: 'monthly' } as const;

/** The assumptions that are chosen from a few options. */
export function AssumptionChoices({ assumptions }: { assumptions: Assumptions }) {
  const t = useTranslations('projections');
  return (
    <>
      <TimingChoices assumptions={assumptions} />
      <Choice
        name="raiseMoment"
        chosen={assumptions.raiseMoment}
        choices={RAISE_MOMENTS}
        nameOf={(moment) => t(`raises.${moment}`)}
      />
      <Choice
        name="matchPeriod"
        chosen={assumptions.matchPeriod}
        choices={MATCH_PERIODS}
        nameOf={(period) => t(`matchPeriods.${period}`)}
      />
      <Choice
        name="paychecksPerYear"
        chosen={assumptions.paychecksPerYear}
        choices={PAYCHECKS_PER_YEAR}
        nameOf={(count) => t(`paychecks.${PAYCHECK_TEXTS[count]}`)}
      />
      <Choice
        name="filingStatus"
        chosen={assumptions.filingStatus}
        choices={FILING_STATUSES}
        nameOf={(status) => t(`filing.${status}`)}
      />
      <Choice
        name="includesSocialSecurity"
        chosen={assumptions.includesSocialSecurity ? 'yes' : 'no'}
        choices={['yes', 'no']}
        nameOf={(counts) =>
          t(counts === 'yes' ? 'assumed.socialSecurityOn' : 'assumed.socialSecurityOff')
        }
      />
    </>
  );
}

/** When money goes in, and how a year’s return becomes a month’s. */
export function TimingChoices({ assumptions }: { assumptions: Assumptions }) {
  const t = useTranslations('projections');
  return (
    <>
      <Choice
        name="depositTiming"
        chosen={assumptions.depositTiming}
        choices={DEPOSIT_TIMINGS}
        nameOf={(timing) => t(`timing.${timing}`)}
      />
      {isMonthly(assumptions.depositTiming) && (
        <Choice
          name="monthlyRateRule"
          chosen={assumptions.monthlyRateRule}
          choices={MONTHLY_RATE_RULES}
          nameOf={(rule) => t(`monthRates.${rule}`)}
        />
      )}
    </>
  );
}

interface ChoiceProperties<Value extends string | number> {
  name: Exclude<keyof Assumptions, `${string}Percentage` | 'horizonAge' | 'rangePoints'>;
  chosen: string | number;
  choices: readonly Value[];
  nameOf: (choice: Value) => string;
}

function Choice<Value extends string | number>({
  name,
  chosen,
  choices,
  nameOf,
}: ChoiceProperties<Value>) {
  const t = useTranslations('projections.assumptions');
  return (
    <SelectField
      id={`assumption-${name}`}
      name={name}
      label={t(name)}
      defaultValue={chosen}
      options={choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }))}
    />
  );
}
