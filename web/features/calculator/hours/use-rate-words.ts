import { useTranslations } from 'use-intl';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { useCents } from './use-cents.ts';

/** Returns what the plan says of an hour; of several amounts the least stands in the field. */
export function useRateWords(): (perHour: NonNullable<HoursPlanView['perHour']>) => string {
  const t = useTranslations('hours');
  const cents = useCents();
  return ({ from, to, note }) => {
    const said =
      from === to
        ? t('rate', { rate: cents(from) })
        : t('rates', { from: cents(from), to: cents(to) });
    return `${said} ${note ?? t('contract')}`;
  };
}
