import type { Trip } from '#domain/road-trip/plan-trip.ts';

/** A trip with its ridge already drawn. */
export interface TripView extends Omit<Trip, 'growth'> {
  ridge: string;
}
