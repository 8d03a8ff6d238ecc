import type { z } from 'zod';
import type {
  MULTIMEDIA_SCHEMAS,
  MultimediaComponent,
} from '#contracts/content/multimedia/schemas.ts';

type Written<Name extends MultimediaComponent> = z.input<(typeof MULTIMEDIA_SCHEMAS)[Name]>;

/** What an author may write for a component, in both languages: for the gallery, the tests and the guide. */
export interface ExampleOf<Name extends MultimediaComponent = MultimediaComponent> {
  component: Name;
  name: string;
  en: Written<Name>;
  es: Written<Name>;
}
