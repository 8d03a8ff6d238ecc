import { FRAGMENT_SCHEMAS, isFragmentName } from '#contracts/content/fragments.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { z } from 'zod';
import { isLandingName, LANDINGS } from './landings/landing-schemas.ts';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** The schema of each field of a fragment, those of a landing's sections among them. */
export function fragmentSchemas(name: string, code: LanguageCode): Schemas {
  if (isLandingName(name)) return { ...LANDINGS[name].head.shape, ...LANDINGS[name].sections };
  if (isFragmentName(name)) return FRAGMENT_SCHEMAS[name].shape[code].shape;
  throw new Error(`No such fragment: ${name}`);
}
