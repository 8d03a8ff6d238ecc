import { useTranslations } from 'use-intl';
import type { TripValue } from '#domain/road-trip/trip-words.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { useMoney } from '../../site/money.ts';
import { useShell } from '../../site/shell-context.tsx';
import type { TripView } from './trip-view.ts';
import { useDollarName } from './use-dollar.ts';

export interface TripWords {
  fill: (text: string) => string;
  /** Dollars and cents, because this page's dollar is a small amount. */
  exact: (dollars: number) => string;
  whole: (dollars: number) => string;
}

/** The author's sentences with this trip's figures and the dollar's name in them. */
export function useTripWords(trip: TripView): TripWords {
  const t = useTranslations('roadTrip');
  const { language } = useShell();
  const { whole } = useMoney();
  const name = useDollarName();
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const exact = (dollars: number): string => format.format(dollars);
  const values: Record<TripValue, string> = {
    name: name === '' ? t('yourDollar') : isolate(name),
    age: String(trip.age),
    retirementAge: String(trip.retirementAge),
    years: String(trip.retirementAge - trip.age),
    pay: whole(trip.pay),
    paycheck: whole(trip.paycheck),
    paychecks: String(trip.paychecks),
    percent: String(trip.contributionPercentage),
    saved: whole(trip.savedPerPaycheck),
    savedPerYear: whole(trip.savedPerYear),
    rate: String(trip.matchRate),
    upTo: String(trip.matchUpTo),
    dollar: exact(1),
    taxCents: cents(trip.tax),
    keptCents: cents(trip.kept),
    matchCents: cents(trip.match),
    matched: exact(trip.withMatch),
    growth: String(trip.growthPercentage),
    grown: exact(trip.grown),
    low: exact(trip.low),
    high: exact(trip.high),
    points: String(trip.rangePoints),
    inflation: String(trip.inflationPercentage),
    buys: exact(trip.buys),
    drawerCents: cents(trip.drawerBuys),
    year: String(trip.planYear),
    catchUpAge: String(trip.catchUpAge),
    limit: whole(trip.limits.own),
    limitUnder: whole(trip.limits.under),
    limitFrom: whole(trip.limits.from),
    limitSixties: whole(trip.limits.sixties ?? trip.limits.from),
    catchUp: whole(trip.limits.from - trip.limits.under),
    room: whole(trip.limits.own - trip.savedPerYear),
  };
  return { fill: (text) => fillIn(text, values), exact, whole };
}

export function cents(dollars: number): string {
  return String(Math.round(dollars * 100));
}

/** A name may be written from right to left; isolating it keeps the sentence around it in order. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
