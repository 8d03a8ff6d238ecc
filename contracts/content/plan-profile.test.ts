import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planProfileSchema } from './plan-profile.ts';

const GUIDE = readFileSync('docs/authors/plan.md', 'utf8');
const EXAMPLES = Array.from(GUIDE.matchAll(/```yaml\n([\s\S]*?)```/g), ([, yaml = '']) => yaml);

const messagesOf = (profile: object): string[] => {
  const result = planProfileSchema.safeParse({ asOf: '2026-11-20', ...profile });
  const issues = result.success ? [] : result.error.issues;
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};
const percent = (rest: object): string[] => messagesOf({ kind: 'percent-of-pay', ...rest });

describe('the plans of the author’s page', () => {
  it.each(EXAMPLES)('are read: %#', (yaml) => {
    expect(messagesOf(parse(yaml) as object)).toEqual([]);
  });

  it('are five, and one with subjects', () => {
    expect(EXAMPLES).toHaveLength(6);
  });
});

describe('a profile', () => {
  it('needs a kind and a day, and no more', () => {
    expect(percent({})).toEqual([]);
    expect(planProfileSchema.safeParse({ kind: 'none' }).success).toBe(false);
    expect(messagesOf({})[0]).toContain('kind');
  });

  it.each([
    {
      what: 'tiers out of order',
      profile: {
        match: {
          tiers: [
            { centsPerDollar: 100, upToPercentOfPay: 5 },
            { centsPerDollar: 50, upToPercentOfPay: 3 },
          ],
        },
      },
      says: 'match.tiers: tiers in order, each up to more percent of pay than the one before it',
    },
    {
      what: 'a cliff without years',
      profile: { vesting: { kind: 'cliff' } },
      says: 'vesting.years: years, because the kind is cliff',
    },
    {
      what: 'hours where they do not count',
      profile: { vesting: { kind: 'cliff', years: 3, hoursInYear: 300 } },
      says: 'vesting.hoursInYear: no hoursInYear, because the kind is cliff',
    },
    {
      what: 'steps that never reach all of it',
      profile: { vesting: { kind: 'graded', steps: [{ years: 2, percent: 50 }] } },
      says: 'vesting.steps: a last step with percent: 100',
    },
    {
      what: 'dollars for hours in a plan of percents',
      profile: { perHour: { from: 0.5, to: 0.8 } },
      says: 'perHour: no perHour, because the kind is not per-hour',
    },
    {
      what: 'a match by the hour',
      profile: {
        kind: 'per-hour',
        match: { tiers: [{ centsPerDollar: 50, upToPercentOfPay: 6 }] },
      },
      says: 'match: a match with tiers only where the kind is percent-of-pay',
    },
    {
      what: 'the larger catch-up without the usual one',
      profile: { offers: { catchUp: { offered: false }, catchUpSixties: { offered: true } } },
      says: 'offers.catchUpSixties: offered: false, because a plan without the catch-up from 50 on has none from 60 to 63',
    },
  ])('refuses $what, and says what was expected', ({ profile, says }) => {
    expect(percent(profile)).toContain(says);
  });

  it('says prose in both languages', () => {
    expect(percent({ eligibility: { text: { en: 'Everybody.' } } })).not.toEqual([]);
  });
});
