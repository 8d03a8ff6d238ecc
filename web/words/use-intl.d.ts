import type { Language } from '#domain/language/language.ts';
import type { Catalogue } from '#content/messages/english.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
