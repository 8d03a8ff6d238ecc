import { z } from 'zod';
import { findTermMistakes } from '#domain/text/forbidden-words.ts';
import { messageLine, plainLine } from './texts.ts';

/** What one language calls a thing, or says in the place of words that it does not use. */
const termSchema = z.strictObject({
  /** What the thing is called in English; left out where the words name no one thing. */
  thing: plainLine(80).optional(),
  say: plainLine(200),
  /** Words that are refused wherever readers read them, or `/a pattern/` of JavaScript. */
  not: z.array(messageLine()).min(1),
  /** What patterns refuse, in words that an author can read; each must be refused by one of them. */
  suchAs: z.array(plainLine(200)).default([]),
  /** Phrases that hold such a word and are right. */
  but: z.array(messageLine()).default([]),
  why: plainLine(),
});

/** The words of one language: `content/terms/es.yaml`, and so on. */
export const termsSchema = z.array(termSchema).superRefine((terms, context) => {
  for (const { at, message } of findTermMistakes(terms))
    context.addIssue({ code: 'custom', path: [...at], message });
});

export type Term = z.infer<typeof termSchema>;
