import { useTranslations } from 'use-intl';
import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { describedBy, hintId } from '../../../widgets/field/field-frame.tsx';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { controlOf, type CheckedField } from '../../../widgets/field/use-checked-form.ts';
import styles from './calculator-form.module.css';
import { FieldHelp, hasHelp } from './field-help.tsx';
import { MonthlyContribution } from './monthly-contribution.tsx';
import { RateOfPlan } from './rate-of-plan.tsx';

export type FieldUnit = 'years' | 'dollars' | 'ofPay' | 'ofYours';

interface FormCellProperties {
  name: CalculatorField;
  unit: FieldUnit;
  field: CheckedField;
  mistake: string | undefined;
  year: LimitsYear;
  known: PlanForCalculator | undefined;
}

/** One question of the form, with what belongs beside it. */
export function FormCell({ name, unit, field, mistake, year, known }: FormCellProperties) {
  const t = useTranslations('calculator');
  const input = controlOf(field);
  // The specification's label asks for today's age, but limits and Social Security count the age
  // of 31 December: the hint asks for the age one will turn, up to the largest that is allowed.
  const hint = name === 'currentAge' ? hintId(input.id) : undefined;
  return (
    <div className={styles['cell']} data-field={name}>
      <NumberField
        {...input}
        label={t(`fields.${name}`)}
        {...(unit === 'dollars' ? { before: '$' } : { unit: t(`units.${unit}`) })}
        inputMode={unit === 'years' ? 'numeric' : 'decimal'}
        help={hasHelp(name) && <FieldHelp name={name} year={year} />}
        error={mistake}
        errorId={field.errorId}
        aria-describedby={describedBy(hint, input['aria-describedby'])}
      />
      {/* The hint stands below its box, which otherwise would not line up with its neighbor. */}
      {hint !== undefined && (
        <p id={hint} className={styles['hint']}>
          {t('ageHint', { max: String(INPUT_BOUNDS.currentAge.max) })}
        </p>
      )}
      {name === 'contributionPercentage' && (
        <div className={styles['beside']}>
          <MonthlyContribution year={year} />
          <RateOfPlan known={known} />
        </div>
      )}
    </div>
  );
}
