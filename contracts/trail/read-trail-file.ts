import * as z from 'zod/mini';
import { ANIMALS } from '#domain/persona/animals.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { companyIdSchema } from '../company-id.ts';
import { MAX_TRAIL_BYTES, TRAIL_KIND, TRAIL_VERSION, type TrailFile } from './trail-file.ts';

const idSchema = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));

const trailFileSchema = z.strictObject({
  kind: z.literal(TRAIL_KIND),
  version: z.literal(TRAIL_VERSION),
  company: companyIdSchema,
  plan: z.optional(z.enum(PLANS)),
  done: z.partialRecord(z.enum(ANIMALS), z.array(idSchema).check(z.maxLength(20))),
  read: z.array(idSchema).check(z.maxLength(500)),
  hasMatch: z.boolean(),
});

export type TrailFileMistake = 'tooLarge' | 'noTrail' | 'newer' | 'broken';

/** Reads what a person has opened, which may be any file, or one that somebody has changed. */
export function readTrailFile(text: string): TrailFile | TrailFileMistake {
  if (text.length > MAX_TRAIL_BYTES) return 'tooLarge';
  const file = parseJson(text, () => undefined);
  if (!isRecord(file) || file['kind'] !== TRAIL_KIND) return 'noTrail';
  if (Number(file['version']) > TRAIL_VERSION) return 'newer';
  const { success, data } = trailFileSchema.safeParse(file);
  return success ? data : 'broken';
}
