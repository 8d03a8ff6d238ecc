import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { reachedMilestones } from '#domain/analytics/milestones.ts';
import { track } from '../../state/track.ts';
import type { ToldPosition } from '../../widgets/told-session/told-position.ts';
import { MILESTONE_EVENTS } from './milestone-events.ts';

type MediaEvent = Extract<TrackedEvent, { seconds: number }>['event'];

interface Progress {
  before: ToldPosition['status'];
  told: Set<MediaEvent>;
}

/** Tells of sessions what is told of films: that one began, how far it came, and where it was left. */
export function trackTelling(): void {
  const progresses = new Map<string, Progress>();
  const hear = ({ detail }: CustomEvent<ToldPosition>): void => {
    const { name, ms, wholeMs, status } = detail;
    const progress = progresses.get(name) ?? { before: 'resting', told: new Set() };
    progresses.set(name, progress);
    const { before, told } = progress;
    const seconds = Math.floor(ms / 1_000);
    const say = (event: MediaEvent): void => track({ event, kind: 'session', name, seconds });
    const sayOnce = (event: MediaEvent): void => {
      if (!told.has(event)) say(event);
      told.add(event);
    };
    if (status === 'playing') sayOnce('media started');
    if (told.size > 0)
      for (const milestone of reachedMilestones(ms, wholeMs)) sayOnce(MILESTONE_EVENTS[milestone]);
    if (before === 'playing' && status === 'paused') say('media play time');
    if (status === 'ended' && told.size > 0) {
      say('media completed');
      // One that is played again is counted again.
      told.clear();
    }
    progress.before = status;
  };
  addEventListener('sendero:told', hear);
}
