import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { VESTING_QUESTION, type VestingGround } from './ask-vesting.ts';

const GROUND: VestingGround = { schedule: undefined, savesOwn: true };
const EXAMPLE = VESTING_QUESTION.example(GROUND);

const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);
const ask = (typed: Partial<typeof EXAMPLE>): Answer =>
  VESTING_QUESTION.answer({ ...EXAMPLE, ...typed }, GROUND);
const keptOf = ({ rows }: Answer): number | undefined =>
  rows.find(({ key }) => key === 'vesting.keptRow')?.figures['amount']?.value;

describe('a part each year', () => {
  it.each([
    // Section 411(a)(2)(B) of the tax code: 20 percent after two years, and 20 more with each further one.
    { wholeAfter: 6, kept: [0, 0, 600, 1_200, 1_800, 2_400, 3_000] },
    { wholeAfter: 3, kept: [0, 0, 1_500, 3_000] },
    { wholeAfter: 2, kept: [0, 0, 3_000] },
    { wholeAfter: 1, kept: [0, 3_000] },
  ])('is nothing after the first, and all after $wholeAfter', ({ wholeAfter, kept }) => {
    const graded = { employerMoney: 3_000, schedule: 'graded', wholeAfter } as const;
    expect(kept.map((_each, service) => keptOf(ask({ ...graded, service })))).toEqual(kept);
  });

  it('says that it is an assumption', () => {
    expect(keysOf(ask({ schedule: 'graded' }).assumed)).toContain('vesting.evenSteps');
    const atOnce = ask({ schedule: 'graded', wholeAfter: 1 });
    expect(keysOf(atOnce.assumed)).not.toContain('vesting.evenSteps');
    expect(keysOf(ask({ schedule: 'cliff' }).assumed)).not.toContain('vesting.evenSteps');
  });
});

describe('an account without money of the employer', () => {
  it('has nothing to lose, and nothing to come', () => {
    const { heading, sentences } = ask({ employerMoney: 0, service: 1 });
    expect(keysOf(heading)).toEqual(['vesting.keepsNone']);
    expect(keysOf(sentences)).not.toContain('vesting.next');
  });
});
