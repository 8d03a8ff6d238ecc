import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/language/language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';

/**
 * A name from our content: an id, or a part of a known address. Text that a person types rarely has
 * this shape by chance: no capitals, spaces or signs, and no more digits than a year has.
 */
const NAME = /^(?!(?:\D*\d){5})[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

export const nameSchema = z.string().check(z.regex(NAME));

/** One part of a page's place in the site; empty where the place is not that deep. */
export const sectionSchema = z
  .string()
  .check(z.regex(/^(?:(?!(?:\D*\d){5})[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?)?$/));

/** The parts of a page's place, as `articles:vesting`. */
export const pageNameSchema = z
  .string()
  .check(z.regex(/^(?!(?:\D*\d){5})[a-z0-9][a-z0-9-]{0,59}(?::[a-z0-9][a-z0-9-]{0,59}){0,3}$/));

/** Scheme, host and port only. */
export const originSchema = z
  .string()
  .check(z.regex(/^https?:\/\/(?:[a-z0-9.-]{1,120}|\[[0-9a-f:]+\])(?::\d{1,5})?$/));

export const languageSchema = z.enum(LANGUAGES);

/** The known segments. Any other is sent as `other`, because its words came with an address. */
export const segmentSchema = z.enum(['default', ...ANIMALS, 'other']);

/** Whether the visitor has a uid; the uid itself is never sent. */
export const visitorSchema = z.enum(['known', 'anonymous']);

export const secondsSchema = z.int().check(z.minimum(0), z.maximum(86_400));
