import { createHash } from 'node:crypto';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { loadDrawings } from './drawings/load-drawings.ts';
import { ContentFiles } from './content-files.ts';
import type { ContentSet } from './content-set.ts';
import { composeArticle, readArticles } from './load-articles.ts';
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
import { checkCaptions } from './films/check-captions.ts';
import { loadMedia } from './media/load-media.ts';
import { loadPersona } from './persona/load-persona.ts';
import { BrokenContentError, ProblemList } from './problems.ts';
import { listKnownNames } from './references/known-names.ts';
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
  const influencers = loadInfluencers(files);
  const media = loadMedia(files);
  const sources = readArticles(files);
  const known = listKnownNames({
    art,
    media,
    topics,
    influencers,
    articles: sources.map(({ id, path, file }) => ({ id, path, kind: file.kind })),
  });
  const loaded = {
    companies,
    topics,
    articles: sources.map((source) => composeArticle(files, source, known)),
    influencers,
    faqs: loadFaqs(files, known),
    glossary: loadGlossary(files, known),
    pages: loadPages(files, known),
    persona: loadPersona(files, art),
    flags: loadFlags(files),
    fragments: loadFragments(files, known),
    art,
    media,
  };
  files.reportMissing(known);
  checkCaptions(files, media);
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
