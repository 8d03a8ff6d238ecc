import { listPicks } from '../persona/quiz-step.ts';
import { MAX_VIDEOS } from '../playlist/chosen-video.ts';

/* The queries that change pages, as rows of the table name them. */

export const RATED = { rated: ['liked', 'unliked', 'failed'] } as const;
export const PICKS = { pick: listPicks(), ask: ['answer'] } as const;
/** The first film needs no number. */
export const VIDEOS = {
  video: Array.from({ length: MAX_VIDEOS - 1 }, (_none, at) => String(at + 2)),
} as const;
/** The number of a page of the list after its first. */
export const FURTHER = { page: 'further' } as const;
