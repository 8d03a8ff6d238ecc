import { AGE_GROUPS } from '#domain/road-trip/age-group.ts';
import { planTrip } from '#domain/road-trip/plan-trip.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { drawGrowth } from '../../features/road-trip/figures/draw-growth.ts';
import { RoadTripPage } from '../../features/road-trip/road-trip-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/roadtrip.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const road = services.getFragment('road-trip');
  const year = services.getCalculatorYear();
  const hasMatch = road.stops.some(({ stop }) => stop === 'match');
  const [under50, from50] = AGE_GROUPS.map((ageGroup) => {
    const { growth, ...trip } = planTrip({ year, ageGroup, hasMatch });
    return { ...trip, ridge: drawGrowth(growth) };
  });
  if (under50 === undefined || from50 === undefined) throw new Error('A trip is missing');
  return {
    road,
    trips: { 'under-50': under50, 'from-50': from50 },
    chosen: readChoice(request.url),
  };
}

/** What the form of a browser without a script asked for, or a link. The name is never in an address. */
function readChoice(url: string): { carColor?: (typeof CAR_COLORS)[number]; under50?: boolean } {
  const query = new URL(url).searchParams;
  const carColor = CAR_COLORS.find((color) => color === query.get('car'));
  const ageGroup = AGE_GROUPS.find((group) => group === query.get('age'));
  return {
    ...(carColor !== undefined && { carColor }),
    ...(ageGroup !== undefined && { under50: ageGroup === 'under-50' }),
  };
}

export default function RoadTrip({ loaderData }: Route.ComponentProps) {
  return <RoadTripPage {...loaderData} />;
}
