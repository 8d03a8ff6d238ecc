import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { nameOfStep } from './step-names.ts';

/** Returns the detail by which an event is counted besides its name. */
export function countDetail(event: TrackedEvent): string {
  switch (event.event) {
    case 'visit started':
      if (event.isReturnVisit) return 'return';
      return event.via === undefined ? 'first' : `first ${event.via}`;
    case 'page load':
    case 'page completed':
      return event.pageName;
    case 'page data':
      return event.language;
    case 'testing view':
      return event.view;
    case 'link click':
      return event.kind;
    case 'Self Service Started':
    case 'Self Service Step':
    case 'Self Service Completed':
      return nameOfStep(event);
    case 'modal load':
      return event.modal;
    case 'poll vote':
      return event.sentiment;
    case 'search':
      return event.result;
    case 'flash card':
    case 'flip card':
      return `${event.card} ${event.state}`;
    case 'inflation category':
      return event.category;
    case 'calculator differs':
      return 'goal';
    case 'price slider':
      return String(event.year);
    case 'quiz end button':
      return event.quiz;
    case 'navigator card':
      return event.card;
    case 'playlist click':
      return event.video;
    default:
      return event.name;
  }
}
