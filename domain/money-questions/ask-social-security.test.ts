import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { Step } from '#domain/figures/step.ts';
import type { Answer } from './answer.ts';
import { SOCIAL_SECURITY_QUESTION } from './ask-social-security.ts';

const { planYear: year, socialSecurity } = getCalculatorYear(2026);
const GROUND = { year, socialSecurity, earnings: findRow(EARNINGS_TEST, 2026) };
const { answer, example, maySay, more = [], columns } = SOCIAL_SECURITY_QUESTION;
const EXAMPLE = example(GROUND);
type Typed = typeof EXAMPLE;

const ask = (typed: Partial<Typed>): Answer => answer({ ...EXAMPLE, ...typed }, GROUND);
const keysOf = (steps: Answer['rows'] = []): string[] => steps.map(({ key }) => key);
const money = fc.option(fc.integer({ min: 0, max: 9_000 }), { nil: undefined });
const age = fc.integer({ min: 62, max: 70 });
const born = fc.integer({ min: 1943, max: 2008 });
const typed: fc.Arbitrary<Partial<Typed>> = fc.record({
  birthYear: born,
  statement: money,
  pay: money,
  claimingAge: age,
  spouseBirthYear: born,
  spouseStatement: money,
  spousePay: money,
  spouseClaimingAge: age,
});

describe('Social Security for two', () => {
  // ssa.gov/benefits/retirement/planner/agereduction.html, of $1,000 at 62 and one month.
  it('has what Social Security publishes for 62 and for full age in its table', () => {
    const { more: told } = ask({
      statement: 1_000,
      spouseStatement: 0,
      spousePay: undefined,
      spouseBirthYear: 1964,
    });
    const at = (first: number, second: number): number | undefined =>
      told?.['together']?.find(({ figures }) => figures['age']?.value === first)?.figures[second]
        ?.value;
    expect(at(67, 67)).toBe(1_500);
    expect(at(70, 67)).toBe(1_740);
    // 70 percent and a month of credit for the worker, 32.5 percent and more for the other.
    expect(at(62, 62)).toBe(704 + 327);
  });

  it('says of whoever is left how much of the full benefit counts at least, wherever it says an amount', () => {
    const early = { statement: 2_000, claimingAge: 62, spouseStatement: 0, spousePay: undefined };
    const { rows, steps, more: told } = ask(early);
    expect(rows.find(({ key }) => key === 'couple.alone')?.figures['spouse']?.value).toBe(1_650);
    const least = { value: 82.5, as: 'percent' };
    expect(steps.find(({ key }) => key === 'claim.leftAlone')?.figures['least']).toEqual(least);
    expect(told?.['rules']).toContainEqual({ key: 'couple.survivor', figures: { least } });
  });

  it('says only what its page can say, with a figure in each column', () => {
    fc.assert(
      fc.property(typed, (values) => {
        const said = ask(values);
        for (const part of ['heading', 'sentences', 'rows', 'steps', 'assumed'] as const)
          for (const key of keysOf(said[part])) expect(maySay(GROUND)[part]).toContain(key);
        for (const { figures } of said.rows)
          for (const column of columns(GROUND))
            expect(figures[column]?.value).toBeGreaterThanOrEqual(0);
        for (const section of more) {
          const steps = said.more?.[section.name] ?? [];
          for (const key of keysOf(steps))
            expect([...section.sentences, ...section.rows]).toContain(key);
          for (const step of steps.filter(({ key }) => section.rows.includes(key)))
            for (const column of section.columns) expect(step.figures).toHaveProperty(column);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the chosen pair in each of its three tables of all pairs', () => {
    fc.assert(
      fc.property(typed, (values) => {
        const said = ask(values);
        const cell = (name: string): number | undefined =>
          said.more?.[name]?.find(({ figures }) => figures['age']?.value === values.claimingAge)
            ?.figures[values.spouseClaimingAge ?? 0]?.value;
        const row = (key: string): Step['figures'] =>
          said.rows.find((step) => step.key === key)?.figures ?? {};
        const { you, spouse } = row('couple.paid');
        expect(cell('together')).toBe((you?.value ?? 0) + (spouse?.value ?? 0));
        expect(cell('youAlone')).toBe(row('couple.alone')['you']?.value);
        expect(cell('spouseAlone')).toBe(row('couple.alone')['spouse']?.value);
        for (const name of ['together', 'youAlone', 'spouseAlone']) {
          const { row: at = -1, column } = said.chosen?.[name] ?? {};
          const rows = said.more?.[name]?.filter(({ key }) => key === 'couple.at');
          expect(rows?.[at]?.figures['age']?.value).toBe(values.claimingAge);
          expect(column).toBe(String(values.spouseClaimingAge));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('warns of work before full retirement age, and of none later', () => {
    // theretirementatlas.com/answers/social-security-earnings-test-2026
    const early = ask({ claimingAge: 62, pay: 38_000, spouseClaimingAge: 67 });
    expect(keysOf(early.sentences)).toEqual(
      expect.arrayContaining(['couple.workYou', 'couple.heldYou', 'couple.givenBack']),
    );
    const held = early.sentences.find(({ key }) => key === 'couple.heldYou');
    expect(held?.figures['amount']?.value).toBe(6_760);
    expect(keysOf(ask({ claimingAge: 67 }).sentences)).not.toContain('couple.givenBack');
    const last = ask({ birthYear: 1960, claimingAge: 66, pay: undefined }).sentences;
    expect(last.find(({ key }) => key === 'couple.workYou')?.figures['limit']?.value).toBe(24_480);
  });

  it('counts people born before 1954 by what they began with, and says when a letter counts', () => {
    // Full age 66 and four years of credits of 8 percent; half of $2,000 to a spouse without work.
    const old = {
      birthYear: 1951,
      claimingAge: 70,
      spouseBirthYear: 1953,
      spouseStatement: 0,
      spousePay: undefined,
      spouseClaimingAge: 66,
    };
    const { rows, sentences } = ask(old);
    const paid = rows.find(({ key }) => key === 'couple.paid')?.figures;
    expect([paid?.['you']?.value, paid?.['spouse']?.value]).toEqual([2_640, 1_000]);
    expect(keysOf(sentences)).toContain('couple.pastSeventy');
    // Years ago, work before full age was held against a benefit; today it is not.
    expect(keysOf(ask({ ...old, claimingAge: 62 }).sentences)).not.toContain('couple.givenBack');
    expect(keysOf(ask({}).sentences)).not.toContain('couple.pastSeventy');
  });

  it('says that there is nothing where nobody has a benefit', () => {
    const none = { statement: undefined, spousePay: undefined };
    expect(keysOf(ask(none).heading)).toEqual(['couple.nothing']);
    expect(keysOf(ask({}).heading)).toEqual(['couple.together']);
    expect(keysOf(ask({}).sentences)).toContain('couple.estimatedSpouse');
  });
});
