import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { track } from '../../state/track.ts';

type Modal = Extract<TrackedEvent, { event: 'modal load' }>['modal'];

const NAMED: readonly Modal[] = [
  'quiz',
  'sentiment',
  'consent',
  'leaving',
  'discussion-guide',
  'survey',
];

/**
 * Tracks everything that opens over the page: dialogs by their name, and help texts; and the cards of
 * the glossary, which open in it. The
 * specification has the close button of a help text log its modal load; it is logged on opening,
 * because Escape or a press beside the text closes it, too. Returns a function that stops this.
 */
export function trackOpenings(): () => void {
  document.addEventListener('toggle', onToggle, { capture: true });
  return () => document.removeEventListener('toggle', onToggle, { capture: true });
}

function onToggle(event: Event): void {
  if (!(event instanceof ToggleEvent)) return;
  const { target, newState } = event;
  const card = target instanceof HTMLDetailsElement ? target.dataset['card'] : undefined;
  if (card !== undefined)
    track({ event: 'flash card', card, state: newState === 'open' ? 'expanded' : 'collapsed' });
  if (newState !== 'open') return;
  if (target instanceof HTMLDialogElement) {
    const modal = NAMED.find((name) => name === target.dataset['modal']) ?? 'other';
    track({ event: 'modal load', modal });
  } else if (target instanceof HTMLElement && target.popover !== null)
    track({ event: 'modal load', modal: 'info-popover' });
}
