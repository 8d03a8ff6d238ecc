import * as z from 'zod/mini';
import * as action from './action-events.ts';
import * as media from './media-events.ts';
import * as page from './page-events.ts';

/** Every event. One that is not listed here is neither sent nor counted. */
export const EVENT_SCHEMAS = [
  page.visitStarted,
  page.pageLoad,
  page.pageData,
  page.testingView,
  page.pageCompleted,
  page.linkClick,
  action.processStarted,
  action.processStep,
  action.processCompleted,
  action.modalLoad,
  action.pollVote,
  action.search,
  action.flashCard,
  action.flipCard,
  action.inflationCategory,
  action.calculatorDiffers,
  action.priceSlider,
  action.quizEndButton,
  action.navigatorCard,
  media.mediaStarted,
  media.media25,
  media.media50,
  media.media75,
  media.media100,
  media.mediaCompleted,
  media.mediaPlayTime,
  media.playlistClick,
] as const;

/** Refuses unknown names, unknown fields, and values of another shape. */
export const trackedEventSchema = z.discriminatedUnion('event', EVENT_SCHEMAS);
export type TrackedEvent = z.infer<typeof trackedEventSchema>;
export type EventName = TrackedEvent['event'];
