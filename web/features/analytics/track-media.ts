import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { reachedMilestones, type Milestone } from '#domain/analytics/milestones.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import { track } from '../../state/track.ts';
import { MILESTONE_EVENTS } from './milestone-events.ts';

type MediaEvent = Extract<TrackedEvent, { kind: 'video' | 'podcast' | 'session' }>;

interface Progress {
  hasStarted: boolean;
  reached: Set<Milestone>;
}

const WATCHED = ['play', 'timeupdate', 'ended'] as const;

/**
 * Tracks every film and podcast of the page. Media events do not bubble, so they are caught while
 * captured.
 */
export function trackMedia(): () => void {
  const progresses = new WeakMap<HTMLMediaElement, Progress>();
  const playing = new Set<HTMLMediaElement>();
  const noteStop = (media: HTMLMediaElement): void => {
    if (playing.delete(media) && !media.ended) track(mediaEvent('media play time', media));
  };
  const notePlay = (media: HTMLMediaElement): void => {
    if (media.paused || playing.has(media)) return;
    playing.add(media);
    // The listener is on the element itself: when a page removes it, its pause event no longer
    // reaches the document.
    media.addEventListener('pause', () => noteStop(media), { once: true });
  };
  // A page that is closed or put into the back/forward cache fires no pause event in time.
  const onLeave = (): void => playing.forEach(noteStop);
  const onEvent = ({ type, target: media }: Event): void => {
    if (!(media instanceof HTMLMediaElement)) return;
    let progress = progresses.get(media);
    if (!progress) progresses.set(media, (progress = { hasStarted: false, reached: new Set() }));
    notePlay(media);
    // The browser's own controls may start a film before this script has come: it is then seen on its way.
    if (!media.paused) noteStart(media, progress);
    if (type !== 'play') noteMilestones(media, progress);
    if (type !== 'ended') return;
    track(mediaEvent('media completed', media));
    // A film that is played again is counted again.
    progresses.delete(media);
  };
  for (const type of WATCHED) document.addEventListener(type, onEvent, { capture: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    window.removeEventListener('pagehide', onLeave);
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
