import { LANGUAGES } from '../language/language.ts';
import { withLanguage } from './with-language.ts';

interface Alternate {
  hreflang: string;
  href: string;
}

/** A page's address in each language, and the one for readers of all others, as search engines are told. */
export function listAlternates(address: string): Alternate[] {
  return [
    ...LANGUAGES.map((language) => ({
      hreflang: language,
      href: withLanguage(address, language),
    })),
    { hreflang: 'x-default', href: address },
  ];
}
