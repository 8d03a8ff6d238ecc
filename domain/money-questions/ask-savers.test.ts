import { describe, expect, it } from 'vitest';
import { findRow } from '#domain/figures/dated-row.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { SAVERS_MATCH } from '#domain/savers/tables/savers-match.ts';
import type { Answer } from './answer.ts';
import { SAVERS_QUESTION, type SaversGround } from './ask-savers.ts';

const help = getSaversHelp(2026);
const GROUND: SaversGround = {
  credit: help.kind === 'credit' ? help.row : undefined,
  match: findRow(SAVERS_MATCH, 2027),
  payroll: getPayrollYear(2026),
};
const EXAMPLE = SAVERS_QUESTION.example(GROUND);
const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);

describe('the government’s help', () => {
  it('of nothing saved leads to no form and no date', () => {
    const nothing = { ...EXAMPLE, saved: 0 };
    expect(keysOf(SAVERS_QUESTION.answer(nothing, GROUND).sentences)).toEqual([
      'savers.nothingSaved',
    ]);
    const couple = {
      ...EXAMPLE,
      filer: 'married',
      income: 45_000,
      saved: 0,
      spouseSaved: 500,
    } as const;
    expect(keysOf(SAVERS_QUESTION.answer(couple, GROUND).sentences)).toContain('savers.creditHow');
  });

  it('asks for no tax once the credit is over', () => {
    expect(SAVERS_QUESTION.fields(GROUND)).toHaveProperty('tax');
    expect(SAVERS_QUESTION.fields({ ...GROUND, credit: undefined })).not.toHaveProperty('tax');
  });
});
