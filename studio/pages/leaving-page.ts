import type { ContentProblem } from '#server/content/problems.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { studioPath } from '../access/studio-path.ts';
import { entryOfFile, type Entry } from '../desk/entry.ts';
import { WORDS } from '../words/words.ts';
import { sayProblem } from './say-problem.ts';

/** Below an entry: the way off the site. */
export function renderRemoval(code: LanguageCode, { id, kind }: Entry): SafeHtml {
  const words = WORDS[code].removal;
  const lead = kind === 'company' || kind === 'fragment' ? words.leads[kind] : words.lead;
  return markup`<details class="removal"><summary>${words.title}</summary>
    <p>${lead}</p>
    <form method="post" action="${studioPath(code, `remove/${id}`)}"><button class="quiet">${words.submit}</button></form>
  </details>`;
}

interface LeavingView {
  code: LanguageCode;
  entry: Entry;
  title: string;
  /** What would be wrong without it. */
  problems: readonly ContentProblem[];
  said: string | undefined;
  /** The buttons for what comes next. */
  step: SafeHtml;
}

/** An entry that a draft takes off the site. */
export function renderLeaving({ code, entry, title, problems, said, step }: LeavingView): SafeHtml {
  const { removal, entry: words, kinds } = WORDS[code];
  return markup`<p><a href="${studioPath(code, 'board')}">${words.back}</a></p>
    <h1>${title}</h1>
    <p class="hint">${kinds[entry.kind]} · <span class="id">${entry.id}</span></p>
    <p class="said" role="status">${said ?? removal.leaving}</p>
    <p>${removal.leavingLead}</p>
    ${problems.length === 0 ? '' : renderInUse(code, problems)}
    ${step}`;
}

/** Why something stays: each place that needs it, with the way there. */
function renderInUse(code: LanguageCode, problems: readonly ContentProblem[]): SafeHtml {
  const places = problems.map(({ file, line, message }) => {
    const user = entryOfFile(file.replace(/^content\//, ''));
    const name = `${file}:${line}`;
    const place = user
      ? markup`<a href="${studioPath(code, `entry/${user}`)}">${user}</a> <span class="id">${name}</span>`
      : markup`<span class="id">${name}</span>`;
    return markup`<li>${place}<br />${sayProblem(message, code)}</li>`;
  });
  return markup`<h2>${WORDS[code].removal.inUse}</h2><ul class="uses">${places}</ul>`;
}
