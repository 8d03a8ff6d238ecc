import { describe, expect, it } from 'vitest';
import { fillInEveryText } from '#domain/figures/fill-in-figures.ts';
import { sayFigures } from '#domain/figures/say-figures.ts';
import { LANGUAGES, languageCode } from '#domain/language/language.ts';
import { PAYS_IN, PLAN_KINDS, type CompanyPlan } from '#domain/plan/plan.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import type { FillIn } from '../fill-in.ts';
import { toldMs } from './session-views.ts';

const MINUTE_MS = 60_000;
const [LEAST_MS, MOST_MS] = [6 * MINUTE_MS, 10 * MINUTE_MS];
const YEAR = 2026;

const content = readOwnContent();

/** Every plan that a session may tell of in other words, as well as that of a company that has told us nothing. */
const plans: ReadonlyArray<CompanyPlan | undefined> = [
  undefined,
  ...PLAN_KINDS.flatMap((kind) =>
    PAYS_IN.flatMap((paysIn) =>
      [true, false].flatMap((isMatched) =>
        (['cliff', 'at-once'] as const).flatMap((vesting) =>
          [true, false].map((catchUp) => ({
            kind,
            paysIn,
            ...(!isMatched && {
              match: { tiers: [], paid: 'each-paycheck' as const, hasTrueUp: false },
            }),
            vesting: vesting === 'cliff' ? { kind: vesting, years: 3 } : { kind: vesting },
            offers: { catchUp },
          })),
        ),
      ),
    ),
  ),
];

describe.each([...content.sessions.values()])('the told session $id', (session) => {
  it.each(LANGUAGES)('takes six to ten minutes for whatever plan there is, in %s', (language) => {
    const code = languageCode(language);
    const tooLong: string[] = [];
    for (const plan of plans) {
      const said = sayFigures({ planYear: YEAR, plan, code });
      const fillIn: FillIn = (text) => fillInEveryText(text, said);
      const ms = toldMs(session, { code, fillIn, facts: { language } });
      if (ms < LEAST_MS || ms > MOST_MS)
        tooLong.push(`${(ms / MINUTE_MS).toFixed(2)} min for ${JSON.stringify(plan)}`);
    }
    expect(tooLong).toEqual([]);
  });
});

it('are plans of every kind', () => {
  for (const part of ['plan.ownRate', 'plan.match', 'plan.vesting', 'offers.catchUp'] as const)
    expect(new Set(plans.map((plan) => planHas(plan, part)))).toEqual(new Set([true, false]));
});
