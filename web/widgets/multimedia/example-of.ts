import type { PerLanguage } from '#domain/language/language.ts';
import type { z } from 'zod';
import type {
  MULTIMEDIA_SCHEMAS,
  MultimediaComponent,
} from '#contracts/content/multimedia/schemas.ts';

type Written<Name extends MultimediaComponent> = z.input<(typeof MULTIMEDIA_SCHEMAS)[Name]>;

/**
 * An example of what an author may write for a component, for the gallery, the tests and the guide.
 * A language without an example of its own shows the English one.
 */
export interface ExampleOf<Name extends MultimediaComponent = MultimediaComponent> extends Partial<
  PerLanguage<Written<Name>>
> {
  component: Name;
  name: string;
  en: Written<Name>;
}
