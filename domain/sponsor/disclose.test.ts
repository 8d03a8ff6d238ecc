import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discloseCount, discloseParts, LEAST_TOLD, TOLD_STEP, type ToldParts } from './disclose.ts';

const counts = fc.array(fc.oneof(fc.nat(14), fc.nat(400)), { minLength: 1, maxLength: 8 });

/** Everything that could have been counted with so many parts, as long as all of it is no more. */
function listTables(parts: number, most: number): number[][] {
  if (parts === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    listTables(parts - 1, most - count).map((table) => [count, ...table]),
  );
}

interface Span {
  least: number;
  most: number;
}

/**
 * The attacker knows the rule and all that is told, and tries what could have been counted. Returns
 * what each hidden part can be for them, for each whole that is small enough that all was tried.
 */
function attack(parts: number, most: number): Array<{ told: ToldParts; spans: Span[] }> {
  const known = new Map<string, { told: ToldParts; spans: Span[] }>();
  for (const table of listTables(parts, most)) {
    const told = discloseParts(table);
    if ((told.total ?? 0) + TOLD_STEP > most) continue;
    const key = JSON.stringify([told.total ?? null, told.parts.map((figure) => figure ?? null)]);
    const spans = table.map((count) => ({ least: count, most: count }));
    const before = known.get(key)?.spans ?? spans;
    known.set(key, {
      told,
      spans: before.map((span, part) => ({
        least: Math.min(span.least, table[part] ?? 0),
        most: Math.max(span.most, table[part] ?? 0),
      })),
    });
  }
  return [...known.values()];
}

describe('what is told of a count', () => {
  it.each([
    { counted: 0, told: undefined },
    { counted: 9, told: undefined },
    { counted: 10, told: 10 },
    { counted: 12, told: 10 },
    { counted: 13, told: 15 },
    { counted: 1_238, told: 1_240 },
  ])('of $counted is $told', ({ counted, told }) => {
    expect(discloseCount(counted)).toBe(told);
  });
});

describe('what is told of a whole and its parts', () => {
  it('is in steps of five, never under ten, and never far from what was counted', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const { parts } = discloseParts(counted);
        for (const [part, figure] of parts.entries()) {
          if (figure === undefined) continue;
          expect(figure % TOLD_STEP).toBe(0);
          expect(counted[part]).toBeGreaterThanOrEqual(LEAST_TOLD);
          expect(Math.abs(figure - (counted[part] ?? 0))).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it.each([
    { counted: [50, 10, 30], told: [50, 10, 30], whole: 90 },
    { counted: [50, 4, 30, 90], told: [undefined, undefined, 30, 90], whole: 175 },
    { counted: [12, 4, 30, 90], told: [undefined, undefined, undefined, 90], whole: 135 },
    { counted: [50, 6, 3, 4, 90], told: [50, undefined, undefined, undefined, 90], whole: 155 },
    { counted: [3, 2], told: [undefined, undefined], whole: undefined },
  ])('of $counted is $told', ({ counted, told, whole }) => {
    expect(discloseParts(counted)).toEqual({ total: whole, parts: told });
  });

  it('fails the attack “the whole without its other parts”: what is hidden adds up to ten', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const { parts } = discloseParts(counted);
        const hidden = counted.filter((_, part) => parts[part] === undefined);
        const isAll = hidden.length === counted.length;
        const hiddenSum = hidden.reduce((total, count) => total + count, 0);
        expect(hidden.length === 0 || isAll || hiddenSum >= LEAST_TOLD).toBe(true);
        expect(hidden.length === 1 && !isAll).toBe(false);
      }),
    );
  });

  it.each([
    { parts: 2, most: 80 },
    { parts: 3, most: 70 },
    { parts: 4, most: 45 },
  ])(
    'in $parts parts leaves a hidden one every number under ten, whatever an attacker tries',
    ({ parts, most }) => {
      const attacked = attack(parts, most);
      expect(attacked.length).toBeGreaterThan(50);
      for (const { told, spans } of attacked)
        for (const [part, span] of spans.entries()) {
          if (told.parts[part] !== undefined || span.least >= LEAST_TOLD) continue;
          expect(span.least).toBe(0);
          expect(span.most).toBeGreaterThanOrEqual(LEAST_TOLD - 1);
        }
    },
  );
});
