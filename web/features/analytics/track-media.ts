import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { reachedMilestones, type Milestone } from '#domain/analytics/milestones.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import { track } from '../../state/track.ts';

type MediaEvent = Extract<TrackedEvent, { kind: 'video' | 'podcast' }>;

interface Progress {
  hasStarted: boolean;
  reached: Set<Milestone>;
}

const MILESTONE_EVENTS = {
  25: 'media 25 percent',
  50: 'media 50 percent',
  75: 'media 75 percent',
  100: 'media 100 percent',
} as const;

const WATCHED = ['play', 'timeupdate', 'pause', 'ended'] as const;

/** Every film and podcast of the page: their own events do not bubble, but can be caught on the way. */
export function trackMedia(): () => void {
  const progresses = new WeakMap<HTMLMediaElement, Progress>();
  const onEvent = ({ type, target: media }: Event): void => {
    if (!(media instanceof HTMLMediaElement)) return;
    let progress = progresses.get(media);
    if (!progress) progresses.set(media, (progress = { hasStarted: false, reached: new Set() }));
    if (type === 'play') noteStart(media, progress);
    else if (type === 'pause' && !media.ended) track(mediaEvent('media play time', media));
    else noteMilestones(media, progress);
    if (type !== 'ended') return;
    track(mediaEvent('media completed', media));
    // Played again, it counts again.
    progresses.delete(media);
  };
  for (const type of WATCHED) document.addEventListener(type, onEvent, { capture: true });
  return () => {
    for (const type of WATCHED) document.removeEventListener(type, onEvent, { capture: true });
  };
}

function noteStart(media: HTMLMediaElement, progress: Progress): void {
  if (progress.hasStarted) return;
  progress.hasStarted = true;
  track(mediaEvent('media started', media));
}

function noteMilestones(media: HTMLMediaElement, { reached }: Progress): void {
  for (const milestone of reachedMilestones(media.currentTime, media.duration)) {
    if (reached.has(milestone)) continue;
    reached.add(milestone);
    track(mediaEvent(MILESTONE_EVENTS[milestone], media));
  }
}

function mediaEvent(event: MediaEvent['event'], media: HTMLMediaElement): MediaEvent {
  return {
    event,
    kind: media instanceof HTMLAudioElement ? 'podcast' : 'video',
    name: media.dataset['name'] ?? nameOfMedia(media.currentSrc),
    seconds: Math.min(86_400, Math.floor(media.currentTime)),
  };
}
