import type { Language } from '#domain/language/language.ts';
import type { messages } from '#content/messages/en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages;
  }
}
