import { perLanguage } from '#domain/language/per-language.ts';
import { authoredWords } from '#server/content/catalogues.ts';
import { FIRST_THEME, newCompanyFiles } from '#server/content/scaffold/new-company.ts';
import type { ReadText } from '../desk/draft.ts';
import { sampleText } from '../words/sample-text.ts';
import { samplesIn } from './samples.ts';
import { ORIGINAL, type Wanted, type Written } from './wanted.ts';

/** The company of `company:new`, with an example for each address that only its people know. */
export function newCompany(id: string, wanted: Wanted, read: ReadText): Written {
  const { host, recordKeeper, enroll } = samplesIn(ORIGINAL);
  const files = newCompanyFiles({
    id,
    name: wanted['name'] ?? '',
    domains: JSON.stringify(sampleText(ORIGINAL, host)),
    recordKeeperName: perLanguage((code) => authoredWords[code].recordKeeperName),
    recordKeeperUrl: sampleText(ORIGINAL, recordKeeper),
    enrollUrl: sampleText(ORIGINAL, enroll),
    today: wanted['today'] ?? '',
  });
  const created = { ...files, 'theme.yaml': read(FIRST_THEME) ?? '' };
  return {
    created: Object.fromEntries(
      Object.entries(created).map(([name, text]) => [`companies/${id}/${name}`, text]),
    ),
    edits: [],
  };
}
