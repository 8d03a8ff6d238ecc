import type { Language } from '#domain/language/language.ts';
import type { english } from '#content/messages/every-text.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof english;
  }
}
