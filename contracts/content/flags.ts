import { z } from 'zod';
import { DEFAULT_FLAGS, FLAG_NAMES, MAX_MINUTES, type FlagName } from '#domain/flags/flags.ts';

const minutes = z.number().min(0).max(MAX_MINUTES);

/** A flag in flagd's own form, with values of the kind this flag has. */
function flagSchema(name: FlagName) {
  const value = typeof DEFAULT_FLAGS[name] === 'boolean' ? z.boolean() : minutes;
  return z
    .strictObject({
      state: z.enum(['ENABLED', 'DISABLED']),
      variants: z.record(z.string().min(1), value),
      defaultVariant: z.string().min(1),
      /** JsonLogic over key, known, anonymous, customDomain, company, segment, animal, firstVisit. */
      targeting: z.record(z.string(), z.unknown()).optional(),
    })
    .refine(({ variants, defaultVariant }) => Object.hasOwn(variants, defaultVariant), {
      path: ['defaultVariant'],
      error: 'one of the variants',
    });
}

type FlagSchemas = Record<FlagName, z.ZodOptional<ReturnType<typeof flagSchema>>>;

/** `content/flags.yaml` */
export const flagFileSchema = z.strictObject({
  /** User ids that may be named to the flag service; every other user stays anonymous to it. */
  qa: z.array(z.string().regex(/^[A-Za-z0-9._~-]{1,64}$/)),
  flags: z.strictObject(
    Object.fromEntries(
      FLAG_NAMES.map((name) => [name, flagSchema(name).optional()]),
    ) as FlagSchemas,
  ),
});

export type FlagFile = z.infer<typeof flagFileSchema>;
