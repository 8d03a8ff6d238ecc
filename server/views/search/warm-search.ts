import { setImmediate } from 'node:timers/promises';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { searchWords } from '#domain/search/search-words.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { getCompany } from '../../content/get-company.ts';
import { searchContent } from './search-content.ts';

/**
 * Searches once in each language, so that no visitor is the first: what is searched is listed then, and
 * in a new process the code is compiled.
 */
export async function warmSearch(content: ContentSet): Promise<void> {
  const company = getCompany(content, DEFAULT_COMPANY_ID);
  for (const code of LANGUAGE_CODES) {
    const title = content.articles[0]?.texts[code].title ?? '';
    const longest = searchWords(title).toSorted((a, b) => b.length - a.length)[0] ?? '';
    // First nothing but the list of what there is, and last as somebody types who misses a letter.
    for (const query of ['', title, `${longest.slice(0, -2)}${longest.slice(-1)}`]) {
      searchContent({ content, company, code, fillIn: (text) => text }, query);
      // oxlint-disable-next-line eslint/no-await-in-loop -- visitors are answered in between
      await setImmediate();
    }
  }
}
