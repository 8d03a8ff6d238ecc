import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languageCode, type Language } from '#domain/language/language.ts';

const ASSETS = 'build/client/assets';

/** What a page's use brings along, beside what every page starts with and the list of hashes. */
interface Use {
  /** The files that are loaded, by their names: parts that wake, and what is told of a visit. */
  parts: readonly string[];
  /** The files of words that its parts say. */
  texts: readonly string[];
}

const KB = 1_024;
/** What tells of a visit once something was pressed; React comes with each part. */
const ANY = ['tell-visit'];
const DRAFTS = 'keep-drafts';

/**
 * Pages whose parts are large, with all the script that they load when everything on them is used,
 * and what it may be: what was reached and three percent.
 */
export const USES: ReadonlyArray<Use & { page: string; budget: number }> = [
  {
    page: 'the calculator',
    parts: [...ANY, DRAFTS, 'calculator-part'],
    texts: ['site', 'calculator'],
    budget: 107.5 * KB,
  },
  {
    page: 'the projection',
    parts: [...ANY, 'projections-part'],
    texts: ['site', 'projections', 'pages'],
    budget: 128.5 * KB,
  },
  {
    page: 'the form of hours',
    parts: [...ANY, DRAFTS, 'hours-part'],
    texts: ['site', 'calculator', 'plan'],
    budget: 111 * KB,
  },
  {
    page: 'the result of hours',
    parts: [...ANY, 'hours-projection-part'],
    texts: ['site', 'projections', 'plan'],
    budget: 123 * KB,
  },
];

/** Compressed bytes of all that these files and words need. */
export function usedBytes({ parts, texts }: Use, language: Language): number {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const needed = new Set<string>();
  const need = (name: string): void => {
    // What every page starts with is counted there.
    if (needed.has(name) || name.startsWith('entry.client-')) return;
    needed.add(name);
    for (const other of importsOf(name)) need(other);
  };
  const words = texts.map((name) => `texts-${name}-${languageCode(language)}`);
  for (const part of [...parts, ...words]) {
    const [name, second] = names.filter((each) => withoutHash(each) === part);
    if (name === undefined || second !== undefined) throw new Error(`No one script is ${part}`);
    need(name);
  }
  return [...needed]
    .map((name) => statSync(path.join(ASSETS, `${name}.br`)).size)
    .reduce((sum, own) => sum + own, 0);
}

const withoutHash = (name: string): string => name.replace(/-[\w-]{7}\.js$/, '');

/** What a file cannot do without; what it may load later is a part of its own. */
function importsOf(name: string): string[] {
  const source = readFileSync(path.join(ASSETS, name), 'utf8');
  return [...source.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}
