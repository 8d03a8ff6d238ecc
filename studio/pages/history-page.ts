import type { ContentProblem } from '#server/content/problems.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { studioPath } from '../access/studio-path.ts';
import { splitKey } from '../desk/draft.ts';
import type { ChangedPlace } from '../desk/plan-take-back.ts';
import type { ToldDeed } from '../desk/publication.ts';
import { WORDS } from '../words/words.ts';
import { sayField } from '../fields/say-field.ts';
import { sayText } from '../fields/say-text.ts';
import { sayProblem } from './say-problem.ts';
import { sayTime } from './say-time.ts';

/** Why something stays as it is. */
export type NotTakenBack =
  | { kind: 'changed'; places: readonly ChangedPlace[] }
  | { kind: 'problems'; problems: readonly ContentProblem[] };

interface HistorySaid {
  said: string | undefined;
  why: NotTakenBack | undefined;
}

export function renderHistory(
  code: LanguageCode,
  records: ReadonlyArray<ToldDeed & { isMine: boolean }>,
  { said, why }: HistorySaid,
): SafeHtml {
  const words = WORDS[code];
  const { published, now, before } = words.notTakenBack;
  const titles = [published, now, before] as const;
  const rows = records.map(
    (record) => markup`<li>
      <p><strong>${words.deeds[record.deed]}</strong> · ${renderWhat(code, record)}</p>
      <p class="hint">${sayTime(record.at, code)} · ${record.author}${record.note === '' ? '' : ` · ${record.note}`}</p>
      ${renderTakeBack(code, record)}
    </li>`,
  );
  return markup`<h1>${words.historyTitle}</h1>
    <p class="lead">${words.historyLead}</p>
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    ${why?.kind === 'changed' ? why.places.map((place) => renderThreeTexts(place, code, titles)) : ''}
    ${why?.kind === 'problems' ? renderProblems(why.problems, code) : ''}
    ${rows.length === 0 ? markup`<p>${words.historyNone}</p>` : markup`<ul class="history" role="list">${rows}</ul>`}`;
}

/** The three texts of a place: nobody has to guess what would have been written over. */
export function renderThreeTexts(
  { key, base, now, own }: ChangedPlace,
  code: LanguageCode,
  titles: readonly [string, string, string],
): SafeHtml {
  const { file, path } = splitKey(key);
  const texts = [base, now, own].map((text, at) => [titles[at] ?? '', text] as const);
  const name = sayField({ file, path }, code);
  return markup`<section class="conflict" aria-label="${name === '' ? file : name}">
    <h2>${name === '' ? file : name}</h2>
    <p class="hint">${file}</p>
    ${texts.map(
      ([title, text]) => markup`<h3>${title}</h3>
        <pre tabindex="0" role="group" aria-label="${title}">${text === null ? '–' : sayText({ file, path }, text, code)}</pre>`,
    )}
  </section>`;
}

function renderProblems(problems: readonly ContentProblem[], code: LanguageCode): SafeHtml {
  return markup`<ul>${problems.map(
    ({ file, message }) => markup`<li>${file}: ${sayProblem(message, code)}</li>`,
  )}</ul>`;
}

/** An entry, or the name of a change with its entries. */
function renderWhat(code: LanguageCode, { entry, change }: ToldDeed): SafeHtml {
  const link = (id: string, at: number): SafeHtml =>
    markup`${at === 0 ? '' : ', '}<a href="${studioPath(code, `entry/${id}`)}">${id}</a>`;
  return change ? markup`${change.name}: ${change.entries.map(link)}` : link(entry, 0);
}

function renderTakeBack(
  code: LanguageCode,
  record: ToldDeed & { isMine: boolean },
): SafeHtml | string {
  const words = WORDS[code];
  if (record.state === 'undone') return markup`<p class="hint">${words.undone}</p>`;
  if (record.deed === 'taken-back') return '';
  if (record.twin !== undefined) return markup`<p class="hint">${words.takenBack}</p>`;
  if (!record.isMine) return '';
  return markup`<form method="post" action="${studioPath(code, `take-back/${record.entry}`)}">
    <input type="hidden" name="id" value="${record.id}" />
    <button class="quiet" aria-label="${words.takeBack}: ${record.change?.name ?? record.entry}, ${sayTime(record.at, code)}">${words.takeBack}</button>
  </form>`;
}
