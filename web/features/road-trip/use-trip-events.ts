import { useEffect, useRef } from 'react';
import type { Stop } from '#domain/road-trip/stops.ts';
import { track } from '../../state/track.ts';

/**
 * Tracks the stops that a visit reaches, each once. The events hold neither the name nor the age
 * group.
 */
export function useTripEvents(stops: readonly Stop[], current: number): void {
  const furthest = useRef(0);
  useEffect(() => {
    if (furthest.current === 0 && current > 0) say('Self Service Started', stops[0]);
    for (; furthest.current < current; furthest.current += 1) {
      const at = furthest.current + 1;
      say(at === stops.length - 1 ? 'Self Service Completed' : 'Self Service Step', stops[at]);
    }
  }, [stops, current]);
}

type Step = 'Self Service Started' | 'Self Service Step' | 'Self Service Completed';

function say(event: Step, stop: Stop | undefined): void {
  if (stop === undefined) return;
  track({ event, processStepLabel: `road trip: ${stop}`, processStepValue: 'reached' });
}
