import type { ContentProblem } from '#server/content/problems.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { studioPath } from '../access/studio-path.ts';
import { languageOf } from '../desk/changed-at.ts';
import type { Entry } from '../desk/entry.ts';
import type { FieldRow } from '../desk/entry-view.ts';
import { placeProblems, withoutEchoes } from '../desk/place-problems.ts';
import { sayField } from '../fields/say-field.ts';
import { headLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';
import { sayProblem } from './say-problem.ts';

interface Held {
  /** What goes out together: an entry, or several. */
  entries: ReadonlyArray<{ entry: Entry; rows: readonly FieldRow[]; title: string }>;
  problems: readonly ContentProblem[];
}

/** What keeps a draft from going out, such as examples that nobody has written over, with the fields of each. */
export function renderHeldBack({ entries, problems }: Held, code: LanguageCode): SafeHtml | string {
  if (problems.length === 0) return '';
  const words = WORDS[code];
  const cells = entries.flatMap(({ rows, title }) =>
    rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, title }))),
  );
  const places = new Map<string, Set<string>>();
  for (const { key, file, path, message } of withoutEchoes(placeProblems(cells, problems))) {
    const cell = cells.find((one) => one.key === key);
    const place = cell ?? (path && { file, path });
    const title = cell?.title ?? entries.find(({ entry }) => entry.files.includes(file))?.title;
    const own = place ? sayField(place, code) : file;
    const name = entries.length > 1 && title !== undefined ? `${title}: ${own}` : own;
    const language = cell ? cell.language : path && languageOf(file, path);
    const tongue = language === undefined ? '' : ` (${headLanguage(language, code)})`;
    const said = sayProblem(message, code);
    places.set(said, (places.get(said) ?? new Set()).add(`${name}${tongue}`));
  }
  return markup`<section class="held"><h2>${words.entry.problemsTitle}</h2>
    <ul class="uses">${[...places].map(
      ([said, names]) =>
        markup`<li>${said}<br /><span class="hint">${[...names].join(', ')}</span></li>`,
    )}</ul>
    ${entries.length === 1 ? entries.map(({ entry }) => markup`<p><a href="${studioPath(code, `entry/${entry.id}`)}">${words.review.mend}</a></p>`) : ''}</section>`;
}
