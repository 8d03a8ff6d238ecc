import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { JournalRecord } from '../desk/journal.ts';
import { WORDS } from '../words/words.ts';
import { sayTime } from './say-time.ts';

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
    ${isIn ? markup`<p><a href="/po/studio/${code}/board">${door.toBoard}</a></p>` : ''}`;
}

export function renderHistory(
  code: LanguageCode,
  records: ReadonlyArray<JournalRecord & { isMine: boolean }>,
  said: string | undefined,
): SafeHtml {
  const words = WORDS[code];
  const rows = records.map(
    (record) => markup`<li>
      <p><strong>${words.deeds[record.deed]}</strong> · <a href="/po/studio/${code}/entry/${record.entry}">${record.entry}</a></p>
      <p class="hint">${sayTime(record.at, code)} · ${record.author}${record.note === '' ? '' : ` · ${record.note}`}</p>
      ${renderTakeBack(code, record)}
    </li>`,
  );
  return markup`<h1>${words.historyTitle}</h1>
    <p class="lead">${words.historyLead}</p>
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    ${rows.length === 0 ? markup`<p>${words.historyNone}</p>` : markup`<ul class="history" role="list">${rows}</ul>`}`;
}

function renderTakeBack(
  code: LanguageCode,
  record: JournalRecord & { isMine: boolean },
): SafeHtml | string {
  const words = WORDS[code];
  if (record.state === 'undone') return markup`<p class="hint">${words.undone}</p>`;
  if (record.deed === 'taken-back') return '';
  if (record.twin !== undefined) return markup`<p class="hint">${words.takenBack}</p>`;
  if (!record.isMine) return '';
  return markup`<form method="post" action="/po/studio/${code}/take-back/${record.entry}">
    <input type="hidden" name="id" value="${record.id}" />
    <button class="quiet" aria-label="${words.takeBack}: ${record.entry}, ${sayTime(record.at, code)}">${words.takeBack}</button>
  </form>`;
}
