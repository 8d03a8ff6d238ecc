import type { LanguageCode } from '#domain/language/language.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import { studioPath } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';

/** The companies whose figures somebody may read. */
export function renderFigures(
  code: LanguageCode,
  companies: ReadonlyArray<{ companyId: string; name: string }>,
): SafeHtml {
  const { title, lead } = WORDS[code].figures;
  const rows = companies.map(
    ({ companyId, name }) =>
      markup`<li><a href="${studioPath(code, `figures/${companyId}`)}">${name}</a></li>`,
  );
  return markup`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    <ul>${rows}</ul>`;
}
