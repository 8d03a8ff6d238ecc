import { describe, expect, it } from 'vitest';
import { planYearAt, yearAt } from './year.ts';

const LAST_MOMENT = Date.parse('2026-12-31T23:59:59.999Z');

describe('the year', () => {
  it('changes at midnight in UTC', () => {
    expect([yearAt(LAST_MOMENT), yearAt(LAST_MOMENT + 1)]).toEqual([2026, 2027]);
  });

  it('of the plan is the one that is named, or else that of the clock', () => {
    expect(planYearAt(LAST_MOMENT, 2025)).toBe(2025);
    expect(planYearAt(LAST_MOMENT, undefined)).toBe(2026);
  });
});
