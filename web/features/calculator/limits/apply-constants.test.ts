import { describe, expect, it } from 'vitest';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { applyConstants } from './apply-constants.ts';
import { listLimits } from './list-limits.ts';

const CONSTANTS_OF_2026 = {
  maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: 32_500,
  maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: 24_500,
  minAgeForAdditionalContributionLimits: 50,
  planYear: 2026,
  maxEmployeeContributionsFromSixtyToSixtyThree: 35_750,
};

describe('the limits of a page kept since last year', () => {
  it('are those of the constants call', () => {
    const year = applyConstants(getCalculatorYear(2025), CONSTANTS_OF_2026);
    expect(year.planYear).toBe(2026);
    expect(listLimits(year.limits).map(({ amount }) => amount)).toEqual([24_500, 32_500, 35_750]);
  });

  it('have nothing more at 60 to 63 in a plan that does not offer it', () => {
    const has = { catchUp: true, catchUpSixties: false, roth: true };
    const page = leaveOutCatchUp(getCalculatorYear(2025), has);
    const { limits } = applyConstants(page, CONSTANTS_OF_2026);
    expect(listLimits(limits).map(({ amount }) => amount)).toEqual([24_500, 32_500]);
  });

  it('have nothing more at any age in a plan that offers no catch-up', () => {
    const has = { catchUp: false, catchUpSixties: true, roth: true };
    const page = leaveOutCatchUp(getCalculatorYear(2025), has);
    const { limits } = applyConstants(page, CONSTANTS_OF_2026);
    expect(listLimits(limits)).toEqual([{ kind: 'everyone', amount: 24_500 }]);
  });
});
