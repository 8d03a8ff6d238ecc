import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from './all-calls.ts';
import { shapeOf } from './answer-shape.ts';
import { isAnswerOf } from './is-answer-of.ts';

describe('the shape of an answer', () => {
  it.each([
    { of: 'a text', schema: z.string().max(3), shape: 'string' },
    { of: 'a whole number', schema: z.int().min(0), shape: 'number' },
    { of: 'a yes or no', schema: z.boolean(), shape: 'boolean' },
    { of: 'one word', schema: z.literal('received'), shape: 'string' },
    { of: 'one of some words', schema: z.enum(['a', 'b']), shape: 'string' },
    { of: 'a list', schema: z.array(z.number()), shape: ['number'] },
    { of: 'a text or null', schema: z.string().nullable(), shape: ['string', 1] },
    {
      of: 'fields',
      schema: z.strictObject({ a: z.string(), b: z.number().optional() }),
      shape: { a: 'string', b: ['number', 1] },
    },
    {
      of: 'a record of known names',
      schema: z.record(z.enum(['a', 'b']), z.int().nullable()),
      shape: { a: ['number', 1], b: ['number', 1] },
    },
    { of: 'a record of any names', schema: z.record(z.string(), z.string()), shape: {} },
    { of: 'one of two', schema: z.union([z.string(), z.number()]), shape: '' },
    { of: 'whatever it is', schema: z.unknown(), shape: '' },
  ])('of $of is $shape', ({ schema, shape }) => {
    expect(shapeOf(schema)).toEqual(shape);
  });

  it('takes what its schema takes, for every call and anything at all', () => {
    for (const call of CALLS) {
      const { answer } = call;
      if (typeof answer === 'string') continue;
      fc.assert(
        fc.property(fc.anything(), (data) => {
          if (z.safeParse(answer, data).success) expect(isAnswerOf(call, data)).toBe(true);
        }),
        { numRuns: 50 },
      );
    }
  });
});
