import type { Filer } from '#domain/figures/filer.ts';
import type { CreditRow } from './savers-credit.ts';
import type { MatchRow } from './savers-match.ts';

/** What the government gives to savers of one year. Until the first year of the match it is the credit. */
export type SaversHelp = { kind: 'credit'; row: CreditRow } | { kind: 'match'; row: MatchRow };

/**
 * What the law asks besides income, of each person. None of it can be known from pay, so whoever shows
 * an amount says these beside it.
 */
export const SAVER_CONDITIONS = ['adult', 'noFullTimeStudent', 'noDependent'] as const;

/** The income that is just within reach of the help, or with the match the first one that is not. */
export function incomeWithinReach(help: SaversHelp, filer: Filer): number {
  return help.kind === 'match' ? help.row[filer].noneFrom : help.row[filer].tenth;
}

/** Whether an income is within reach of the help, so that pages ask no question that leads nowhere. */
export function isWithinReach(help: SaversHelp, filer: Filer, income: number): boolean {
  const most = incomeWithinReach(help, filer);
  return help.kind === 'match' ? income < most : income <= most;
}
