import type { useTranslations } from 'use-intl';
import type { PayStub } from '#domain/calculator/pay-stub.ts';
import type { Stop } from '#domain/road-trip/stops.ts';
import type { TripView } from '../trip-view.ts';
import { cents, type TripWords } from '../use-trip-words.ts';

export interface Bar {
  label: string;
  amount: string;
  /**
   * Dollars in the strong color, dollars shown beside them for comparison, and dollars that are
   * lost.
   */
  counts?: number;
  beside?: number;
  gone?: number;
  /** Dollars before the bar begins: what another bar stands for. */
  from?: number;
  note?: string;
}

interface Sources {
  trip: TripView;
  words: TripWords;
  t: ReturnType<typeof useTranslations<'roadTrip'>>;
}

/** Lists the bars of a stop; the list is empty where there is nothing to compare. */
export function listBars(stop: Stop, { trip, words, t }: Sources): Bar[] {
  const { exact } = words;
  switch (stop) {
    case 'paycheck': {
      // Without a match the plan saves nothing from pay, so there is nothing to divide.
      if (trip.match === 0 || trip.stub === undefined) return [];
      return listStub(trip.stub, { words, t });
    }
    case 'tax':
      return [
        { label: t('sent'), amount: exact(1), counts: 1 },
        {
          label: t('paidOut'),
          amount: exact(trip.kept),
          beside: trip.kept,
          gone: trip.tax,
          note: t('taken', { cents: cents(trip.tax) }),
        },
      ];
    case 'match':
      return [
        { label: t('yours'), amount: exact(1), counts: 1 },
        { label: t('employers'), amount: exact(trip.match), beside: trip.match },
      ];
    case 'growth':
      return [];
    case 'inflation':
      return [
        {
          label: t('onTheRoad'),
          amount: exact(trip.buys),
          counts: trip.buys,
          gone: trip.grown - trip.buys,
        },
        { label: t('inTheDrawer'), amount: exact(trip.drawerBuys), beside: trip.drawerBuys },
      ];
    case 'limits':
      return listLimitBars({ trip, words, t });
    case 'arrival':
      return [
        { label: t('departs'), amount: exact(1), beside: 1 },
        { label: t('arrives'), amount: exact(trip.grown), counts: trip.grown },
        {
          label: t('today'),
          amount: exact(trip.buys),
          counts: trip.buys,
          gone: trip.grown - trip.buys,
        },
      ];
  }
}

/** The pay stub: the tax and what is missed make up what goes in, and the employer's begins behind it. */
function listStub(
  { goesIn, taxLess, takeHomeLess, employerAdds }: PayStub,
  { words: { whole }, t }: Omit<Sources, 'trip'>,
): Bar[] {
  return [
    { label: t('stub.goesIn'), amount: `−${whole(goesIn)}`, counts: goesIn },
    { label: t('stub.taxLess'), amount: `+${whole(taxLess)}`, from: takeHomeLess, gone: taxLess },
    { label: t('stub.takeHomeLess'), amount: whole(takeHomeLess), counts: takeHomeLess },
    {
      label: t('stub.employerAdds'),
      amount: `+${whole(employerAdds)}`,
      from: goesIn,
      beside: employerAdds,
    },
  ];
}

/** The limit for the age of this trip is the strong bar; the others stand beside it. */
function listLimitBars({ trip, words: { whole }, t }: Sources): Bar[] {
  const { under, from, sixties, own } = trip.limits;
  const age = String(trip.catchUpAge);
  const rows = [
    { label: t('under', { age }), limit: under },
    { label: t('from', { age }), limit: from },
    ...(sixties === undefined ? [] : [{ label: t('sixties'), limit: sixties }]),
  ];
  return rows.map(({ label, limit }) =>
    limit === own
      ? { label: `${label}, ${t('inTrip')}`, amount: whole(limit), counts: limit }
      : { label, amount: whole(limit), beside: limit },
  );
}
