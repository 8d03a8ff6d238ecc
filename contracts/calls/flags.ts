import * as z from 'zod/mini';
import { DEFAULT_FLAGS, FLAG_NAMES, type Flags } from '#domain/flags/flags.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { BRAND_CODES, type Brand } from '#domain/company/brand.ts';
import { companyIdSchema } from '../company-id.ts';
import { defineCall } from './define-call.ts';

type FlagSchemas = {
  [Name in keyof Flags]: Flags[Name] extends boolean ? z.ZodMiniBoolean : z.ZodMiniNumber;
};

export const visitorFlags = defineCall({
  name: 'flags',
  summary: 'What is on for one visitor, who is neither kept nor logged',
  method: 'POST',
  path: '/po/flags',
  policy: { from: 'this-site', limits: [], caching: 'no-store' },
  /**
   * What the browser knows of its visitor. It is in the body, because addresses are logged and a
   * uid must not be.
   */
  body: z.strictObject({
    company: companyIdSchema,
    uid: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._~-]{1,64}$/))),
    customDomain: z.enum(Object.keys(BRAND_CODES) as Brand[]),
    segment: z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/)),
    animal: z.optional(z.enum(ANIMALS)),
    isReturnVisit: z.boolean(),
  }),
  answer: z.strictObject(
    Object.fromEntries(
      FLAG_NAMES.map((name) => [
        name,
        typeof DEFAULT_FLAGS[name] === 'boolean' ? z.boolean() : z.number(),
      ]),
    ) as FlagSchemas,
  ),
  errors: ['company-not-found'],
});
