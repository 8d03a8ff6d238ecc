import { perLanguage } from '#domain/language/per-language.ts';
import type { Catalogue } from '#content/messages/english.ts';

const FILES = import.meta.glob<Partial<Catalogue>>('/content/messages/*/*.ts', {
  eager: true,
  import: 'messages',
});

/** The texts of all pages together, in each language, for the server's render. */
export const everyText = perLanguage((code) => {
  const own = Object.entries(FILES).filter(([file]) =>
    file.startsWith(`/content/messages/${code}/`),
  );
  return Object.assign({}, ...own.map(([, texts]) => texts)) as Catalogue;
});
