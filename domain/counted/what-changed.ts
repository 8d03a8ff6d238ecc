import type { CountedWith, SaidFigure, SaidFigures } from './counted-with.ts';
import { SAID_FIGURES } from './counted-with.ts';
import { changesSince, type Counted, type CountingChange } from './counting-versions.ts';

export interface WhatChanged {
  rules: readonly CountingChange[];
  /** The years of the law’s tables then and now, where they differ. */
  years: { before: number; now: number } | undefined;
  /** Undefined where the link does not say what it showed. */
  moved: ReadonlyArray<{ figure: SaidFigure; before: number; now: number }> | undefined;
}

/** What is other now than when a link was made; undefined where nothing is. */
export function whatChanged(
  counted: Counted,
  { version, said }: CountedWith,
  now: { planYear: number; figures: SaidFigures },
): WhatChanged | undefined {
  const rules = changesSince(counted, version);
  const years =
    said && said.planYear !== now.planYear
      ? { before: said.planYear, now: now.planYear }
      : undefined;
  if (rules.length === 0 && years === undefined) return undefined;
  const moved =
    said &&
    SAID_FIGURES.map((figure) => ({
      figure,
      before: said.figures[figure],
      now: Math.max(0, Math.round(now.figures[figure])),
    })).filter(({ before, now: is }) => before !== is);
  // What a new rule leaves as it was is no news to whoever has numbers that it does not concern.
  if (years === undefined && moved?.length === 0) return undefined;
  return { rules, years, moved };
}
