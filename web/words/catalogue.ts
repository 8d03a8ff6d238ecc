import type { Language } from '#domain/language/language.ts';
import type { english } from '#content/messages/every-text.ts';

/** What a page may say. In the browser only the site's texts and those of its page are there. */
export type Catalogue = typeof english;

type Load = () => Promise<{ messages: unknown }>;

const SITE: Record<Language, Load> = {
  'en-US': () => import('#content/messages/en.ts'),
  'es-US': () => import('#content/messages/es.ts'),
};

const PAGES = {
  calculator: {
    'en-US': () => import('#content/messages/calculator/en.ts'),
    'es-US': () => import('#content/messages/calculator/es.ts'),
  },
  'mail-forms': {
    'en-US': () => import('#content/messages/mail-forms/en.ts'),
    'es-US': () => import('#content/messages/mail-forms/es.ts'),
  },
  pages: {
    'en-US': () => import('#content/messages/pages/en.ts'),
    'es-US': () => import('#content/messages/pages/es.ts'),
  },
  persona: {
    'en-US': () => import('#content/messages/persona/en.ts'),
    'es-US': () => import('#content/messages/persona/es.ts'),
  },
  quiz: {
    'en-US': () => import('#content/messages/quiz/en.ts'),
    'es-US': () => import('#content/messages/quiz/es.ts'),
  },
  consent: {
    'en-US': () => import('#content/messages/consent/en.ts'),
    'es-US': () => import('#content/messages/consent/es.ts'),
  },
  events: {
    'en-US': () => import('#content/messages/events/en.ts'),
    'es-US': () => import('#content/messages/events/es.ts'),
  },
  visitor: {
    'en-US': () => import('#content/messages/visitor/en.ts'),
    'es-US': () => import('#content/messages/visitor/es.ts'),
  },
  components: {
    'en-US': () => import('#content/messages/components/en.ts'),
    'es-US': () => import('#content/messages/components/es.ts'),
  },
  glossary: {
    'en-US': () => import('#content/messages/glossary/en.ts'),
    'es-US': () => import('#content/messages/glossary/es.ts'),
  },
  hispanic: {
    'en-US': () => import('#content/messages/hispanic/en.ts'),
    'es-US': () => import('#content/messages/hispanic/es.ts'),
  },
  landings: {
    'en-US': () => import('#content/messages/landings/en.ts'),
    'es-US': () => import('#content/messages/landings/es.ts'),
  },
  search: {
    'en-US': () => import('#content/messages/search/en.ts'),
    'es-US': () => import('#content/messages/search/es.ts'),
  },
  'road-trip': {
    'en-US': () => import('#content/messages/road-trip/en.ts'),
    'es-US': () => import('#content/messages/road-trip/es.ts'),
  },
  'money-minute': {
    'en-US': () => import('#content/messages/money-minute/en.ts'),
    'es-US': () => import('#content/messages/money-minute/es.ts'),
  },
  'target-date': {
    'en-US': () => import('#content/messages/target-date/en.ts'),
    'es-US': () => import('#content/messages/target-date/es.ts'),
  },
  playlist: {
    'en-US': () => import('#content/messages/playlist/en.ts'),
    'es-US': () => import('#content/messages/playlist/es.ts'),
  },
  awards: {
    'en-US': () => import('#content/messages/awards/en.ts'),
    'es-US': () => import('#content/messages/awards/es.ts'),
  },
  transition: {
    'en-US': () => import('#content/messages/transition/en.ts'),
    'es-US': () => import('#content/messages/transition/es.ts'),
  },
  'virtual-event': {
    'en-US': () => import('#content/messages/virtual-event/en.ts'),
    'es-US': () => import('#content/messages/virtual-event/es.ts'),
  },
} as const satisfies Record<string, Record<Language, Load>>;

/** Texts that only some pages need; a route names them in its handle. */
export type PageTexts = keyof typeof PAGES;

export function isPageTexts(name: string): name is PageTexts {
  return Object.hasOwn(PAGES, name);
}

const promises = new Map<string, Promise<Partial<Catalogue>>>();

/** The browser loads one language; the server has both. */
export async function loadSiteTexts(language: Language): Promise<Catalogue> {
  // Spanish is checked against English where it is written, so the shapes are the same.
  return (await SITE[language]()).messages as Catalogue;
}

/** What `use` reads off a promise that it need not wait for. */
interface Settled {
  status: 'fulfilled';
  value: Partial<Catalogue>;
}

/**
 * Always the same promise, as React asks again: a component that waited must find it once more, and
 * not the texts in its place, or its other hooks are out of step (React's error 467).
 */
export function loadPageTexts(name: PageTexts, language: Language): Promise<Partial<Catalogue>> {
  const key = `${name} ${language}`;
  const known = promises.get(key);
  if (known) return known;
  const loading: Promise<Partial<Catalogue>> = PAGES[name][language]().then(({ messages }) => {
    const value = messages as Partial<Catalogue>;
    void Object.assign(loading, { status: 'fulfilled', value } satisfies Settled);
    return value;
  });
  promises.set(key, loading);
  loading.catch(() => promises.delete(key));
  return loading;
}
