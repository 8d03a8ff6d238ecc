import { useTranslations } from 'use-intl';
import { ageGroupOf, type AgeGroup } from '#domain/road-trip/age-group.ts';
import type { TripView } from './trip-view.ts';
import { useDollar, useDollarName, type DollarChoice } from './use-dollar.ts';
import { useTripWords, type TripWords } from './use-trip-words.ts';

/** What each part of the page is drawn from besides its words. */
export interface OwnTrip {
  trips: Record<AgeGroup, TripView>;
  chosen: DollarChoice;
}

interface DrawnTrip {
  trip: TripView;
  words: TripWords;
  banner: string;
}

/** The trip of the visitor's own dollar. */
export function useOwnTrip({ trips, chosen }: OwnTrip): DrawnTrip {
  const { dollar } = useDollar(chosen);
  const trip = trips[ageGroupOf(dollar)];
  return { trip, words: useTripWords(trip), banner: useBanner() };
}

/** The text of the banner over the car. */
export function useBanner(): string {
  const t = useTranslations('roadTrip');
  const name = useDollarName();
  return name === '' ? t('yourDollar') : name;
}
