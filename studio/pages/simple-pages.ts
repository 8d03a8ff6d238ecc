import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { studioPath } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';

/** Why there is no page: also for people who are in, and have asked for something else than they may. */
export type DoorReason =
  'used' | 'needed' | 'wrong' | 'foreign' | 'elsewhere' | 'busy' | 'not-allowed';

/** A page in front of the door, or one that is not there. */
export function renderDoor(code: LanguageCode, reason: DoorReason): SafeHtml {
  const { door } = WORDS[code];
  const isIn = reason === 'wrong' || reason === 'not-allowed' || reason === 'busy';
  return markup`<h1>${isIn ? door[reason] : door.title}</h1>
    ${reason === 'elsewhere' ? markup`<p class="lead">${door.elsewhere}</p>` : ''}
    ${reason === 'needed' ? markup`<p class="lead">${door.needed} ${door.used}</p>` : ''}
    ${reason === 'used' || reason === 'foreign' ? markup`<p class="lead">${door[reason]}</p>` : ''}
    ${isIn ? markup`<p><a href="${studioPath(code, 'board')}">${door.toBoard}</a></p>` : ''}`;
}
