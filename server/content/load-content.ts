import { createHash } from 'node:crypto';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { checkEvents } from './check-events.ts';
import { loadDrawings } from './drawings/load-drawings.ts';
import { ContentFiles } from './content-files.ts';
import type { ContentSet } from './content-set.ts';
import { loadArticles } from './load-articles.ts';
import {
  loadFaqs,
  loadFragments,
  loadGlossary,
  loadInfluencers,
  loadPages,
  loadTopics,
} from './load-collections.ts';
import { loadCompanies } from './load-companies.ts';
import { loadFlags } from './load-flags.ts';
import { checkFilms } from './films/check-films.ts';
import { loadMedia } from './media/load-media.ts';
import { loadPersona } from './persona/load-persona.ts';
import { BrokenContentError, ProblemList } from './problems.ts';
import type { Catalogues } from './text-overrides.ts';

export interface ContentSource {
  root: string;
  catalogues: Catalogues;
}

/** Reads and checks the whole content folder; throws `BrokenContentError` with every mistake. */
export function loadContent({ root, catalogues }: ContentSource): ContentSet {
  const problems = new ProblemList();
  const refusals = new ProblemList();
  const files = new ContentFiles(root, problems, refusals);
  const companies = loadCompanies(files, catalogues);
  const topics = loadTopics(files);
  const art = loadDrawings(files, companies.get(DEFAULT_COMPANY_ID)?.theme);
  const influencers = loadInfluencers(files, art);
  const media = loadMedia(files);
  const articles = loadArticles(files, {
    topics: new Set(topics.map((topic) => topic.id)),
    art,
    media,
    influencers,
  });
  for (const company of companies.values()) {
    if (company.logo.mark !== undefined && !art.has(company.logo.mark)) {
      const file = files.nameOf(`companies/${company.companyId}/company.yaml`);
      problems.add(
        file,
        1,
        `logo.mark: expected a drawing of content/media/art, found ${company.logo.mark}`,
      );
    }
  }
  const loaded = {
    companies,
    topics,
    articles,
    influencers,
    faqs: loadFaqs(files),
    glossary: loadGlossary(files, art),
    pages: loadPages(files),
    persona: loadPersona(files, { art, articles, topics }),
    flags: loadFlags(files),
    fragments: loadFragments(files, { art, media }),
    art,
    media,
  };
  checkEvents(files, loaded);
  checkFilms(files, loaded);
  if (!problems.isEmpty) throw new BrokenContentError(problems.sorted());
  return { version: versionOf(loaded), refusals: refusals.sorted(), ...loaded };
}

function versionOf(loaded: Omit<ContentSet, 'version' | 'refusals'>): string {
  const text = JSON.stringify(loaded, (_key, value: unknown) => {
    if (value instanceof Map) return [...value];
    return value instanceof Uint8Array ? value.byteLength : value;
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
