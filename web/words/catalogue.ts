import { languageCode, type Language } from '#domain/language/language.ts';
import type { Catalogue } from '#content/messages/english.ts';

export type { Catalogue };

/**
 * What an island may say beside the site's words, by the files of `content/messages`. The words of
 * other files stand in the documents alone, and no browser loads them.
 */
export const ISLAND_TEXTS = [
  'awards',
  'calculator',
  'components',
  'consent',
  'glossary',
  'hispanic',
  'mail-forms',
  'money-minute',
  'my-trail',
  'pages',
  'persona',
  'plan',
  'playlist',
  'projections',
  'road-trip',
  'search',
  'target-date',
  'transition',
  'virtual-event',
  'visitor',
] as const;

export type IslandTexts = (typeof ISLAND_TEXTS)[number];

type Load = () => Promise<{ messages: Partial<Catalogue> }>;

/** What can be loaded; the build reads the names as they stand here, and a test holds them to the list above. */
export const TEXT_FILES = import.meta.glob(
  '/content/messages/*/{site,awards,calculator,components,consent,glossary,hispanic,mail-forms,money-minute,my-trail,pages,persona,plan,playlist,projections,road-trip,search,target-date,transition,virtual-event,visitor}.ts',
) as Record<string, Load>;

function findFile(name: string, language: Language): Load | undefined {
  return TEXT_FILES[`/content/messages/${languageCode(language)}/${name}.ts`];
}

const promises = new Map<string, Promise<Partial<Catalogue>>>();

/** Texts that could not be fetched are asked for again. */
export function loadTexts(
  name: IslandTexts | 'site',
  language: Language,
): Promise<Partial<Catalogue>> {
  const key = `${name} ${language}`;
  const known = promises.get(key);
  if (known) return known;
  // Every language has the same files as English: the server does not start when one is missing.
  const load = findFile(name, language) as Load;
  const loading = load().then(({ messages }) => messages);
  promises.set(key, loading);
  loading.catch(() => promises.delete(key));
  return loading;
}
