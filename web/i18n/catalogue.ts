import type { Language } from '#domain/language/language.ts';
import type { messages as english } from '#content/messages/en.ts';

export type Catalogue = typeof english;

/** The browser loads one language; the server has both. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const module =
    language === 'es-US'
      ? await import('#content/messages/es.ts')
      : await import('#content/messages/en.ts');
  // Spanish is checked against English where it is written, so the shapes are the same.
  return module.messages as unknown as Catalogue;
}
