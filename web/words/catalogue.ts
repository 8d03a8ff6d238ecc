import { DEFAULT_LANGUAGE, languageCode, type Language } from '#domain/language/language.ts';
import type { Catalogue, PageTexts } from '#content/messages/english.ts';

export type { Catalogue, PageTexts };

type Load = () => Promise<{ messages: Partial<Catalogue> }>;

/** No part that wakes says the answers to money questions: their words stand in the page, all of them. */
const FILES = import.meta.glob([
  '/content/messages/*/*.ts',
  '!/content/messages/*/money-questions.ts',
]) as Record<string, Load>;

function findFile(name: string, language: Language): Load | undefined {
  return FILES[`/content/messages/${languageCode(language)}/${name}.ts`];
}

export function isPageTexts(name: string): name is PageTexts {
  return findFile(name, DEFAULT_LANGUAGE) !== undefined;
}

const promises = new Map<string, Promise<Partial<Catalogue>>>();

/** The fields by which React's `use` sees that a promise has already been fulfilled. */
interface Settled {
  status: 'fulfilled';
  value: Partial<Catalogue>;
}

/**
 * Returns the same promise for the same texts, because React asks again: a component that waited
 * must find its promise once more, and not the texts in its place, or its hooks get out of order
 * (React's error 467).
 */
export function loadTexts(
  name: PageTexts | 'site',
  language: Language,
): Promise<Partial<Catalogue>> {
  const key = `${name} ${language}`;
  const known = promises.get(key);
  if (known) return known;
  // Every language has the same files as English: the server does not start when one is missing.
  const load = findFile(name, language) as Load;
  const loading: Promise<Partial<Catalogue>> = load().then(({ messages }) => {
    void Object.assign(loading, { status: 'fulfilled', value: messages } satisfies Settled);
    return messages;
  });
  promises.set(key, loading);
  loading.catch(() => promises.delete(key));
  return loading;
}
