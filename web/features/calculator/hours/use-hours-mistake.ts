import { useTranslations } from 'use-intl';
import type { HoursField } from '#contracts/forms/hours-form.ts';
import { MOST_HOURS } from '#domain/hours/hours-inputs.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useMistakeText } from '../form/use-mistake-text.ts';

/** Returns the sentence for a field's mistake; ages and savings are asked for as everywhere. */
export function useHoursMistake(
  typedAge: string | undefined,
  per: string | undefined,
): (name: HoursField) => string {
  const t = useTranslations('hours.mistakes');
  const { language } = useShell();
  const ofCalculator = useMistakeText(typedAge);
  const most = MOST_HOURS[per === 'year' ? 'year' : 'week'];
  return (name) => {
    switch (name) {
      case 'hours':
        return t('hours', { max: most.toLocaleString(language) });
      case 'ratePerHour':
      case 'countedYears':
        return t(name);
      default:
        return ofCalculator(name);
    }
  };
}
