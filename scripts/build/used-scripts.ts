import { statSync } from 'node:fs';
import { languageCode, type Language } from '#domain/language/language.ts';
import { chunksOf, type BuildManifest } from './build-manifest.ts';

/** What a page's use brings along, beside what every page starts with and the list of hashes. */
interface Use {
  /** The modules that are loaded: parts that wake, and what is told of a visit. */
  modules: readonly string[];
  /** The files of words that its parts say. */
  texts: readonly string[];
}

const KB = 1_024;
/** What tells of a visit once something was pressed; React comes with each part. */
const ANY = ['web/assemble/tell-visit.ts'];
const DRAFTS = 'web/assemble/keep-drafts.ts';

/**
 * Pages whose parts are large, with all the script that they load when everything on them is used,
 * and what it may be: what was reached and three percent.
 */
export const USES: ReadonlyArray<Use & { page: string; budget: number }> = [
  {
    page: 'the calculator',
    modules: [...ANY, DRAFTS, 'web/features/calculator/form/calculator-part.tsx'],
    texts: ['site', 'calculator'],
    budget: 107.5 * KB,
  },
  {
    page: 'the projection',
    modules: [...ANY, 'web/features/calculator/projection/projections-part.tsx'],
    texts: ['site', 'projections', 'pages'],
    budget: 127 * KB,
  },
  {
    page: 'the form of hours',
    modules: [...ANY, DRAFTS, 'web/features/calculator/hours/hours-part.tsx'],
    texts: ['site', 'calculator', 'plan'],
    budget: 111 * KB,
  },
  {
    page: 'the result of hours',
    modules: [...ANY, 'web/features/calculator/hours/hours-projection-part.tsx'],
    texts: ['site', 'projections', 'plan'],
    budget: 122 * KB,
  },
];

/** Compressed bytes of all that these modules and words need. */
export function usedBytes(
  manifest: BuildManifest,
  { modules, texts }: Use,
  language: Language,
): number {
  const words = texts.map((name) => `content/messages/${languageCode(language)}/${name}.ts`);
  const files = new Set(
    [...modules, ...words].flatMap((module) => chunksOf(manifest, module)).map(({ file }) => file),
  );
  // What every page starts with is counted there.
  for (const { file } of chunksOf(manifest, 'web/entry.client.ts')) files.delete(file);
  return [...files]
    .map((file) => statSync(`build/client/${file}.br`).size)
    .reduce((sum, own) => sum + own, 0);
}
