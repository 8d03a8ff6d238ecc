import { AWARDS_SECTION_SCHEMAS, awardsHeadSchema } from '#contracts/content/awards-landing.ts';
import {
  HISPANIC_LANDING,
  HISPANIC_SECTION_SCHEMAS,
  hispanicHeadSchema,
} from '#contracts/content/hispanic-landing.ts';
import type { z } from 'zod';

export interface LandingSchemas {
  head: z.ZodObject;
  sections: Readonly<Record<string, z.ZodType>>;
}

export const LANDINGS = {
  [HISPANIC_LANDING]: { head: hispanicHeadSchema, sections: HISPANIC_SECTION_SCHEMAS },
  'grammy-major': { head: awardsHeadSchema, sections: AWARDS_SECTION_SCHEMAS['grammy-major'] },
  'latin-grammy': { head: awardsHeadSchema, sections: AWARDS_SECTION_SCHEMAS['latin-grammy'] },
} as const satisfies Record<string, LandingSchemas>;

export type LandingName = keyof typeof LANDINGS;

export const LANDING_NAMES = Object.keys(LANDINGS) as LandingName[];

export function isLandingName(name: string): name is LandingName {
  return Object.hasOwn(LANDINGS, name);
}
