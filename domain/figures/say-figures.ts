import { languageFromQuery, type LanguageCode } from '../language/language.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import { listPlanParts, type PlanPart } from '../plan/plan-has.ts';
import type { Figure } from './figure.ts';
import { FIGURE_NAMES, listFigures, listNewestYears, type FigureName } from './plan-figures.ts';

/** What the figures of one page follow from. */
export interface FigureFacts {
  /** The year whose figures are said; where it is not known yet, they are those of the last one that is. */
  planYear: number;
  /** The company’s plan, as far as it is known. */
  plan: CompanyPlan | undefined;
  code: LanguageCode;
}

/** The figures of one year, company and language in words, and what the plan has: texts ask about it. Without the latter all words stay, whatever they ask. */
export interface SaidFigures {
  figures: Readonly<Record<FigureName, string>>;
  holds: ReadonlySet<PlanPart> | undefined;
}

const known = new Map<string, SaidFigures>();
/** A year before and after, for the plans that there are and some languages. */
const MOST_KNOWN = 64;

export function sayFigures({ planYear, plan, code }: FigureFacts): SaidFigures {
  const holds = listPlanParts(plan).filter(
    (part) => part !== 'offers.catchUpSixties' || hasSixties(planYear),
  );
  const key = `${planYear} ${holds.join(' ')} ${code}`;
  const said = known.get(key) ?? { figures: sayEach(planYear, code), holds: new Set(holds) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, said);
  return said;
}

/**
 * The figures as people may search for them: those of both newest years, because an index of words
 * is made once for all companies and plans, and stays when a year begins.
 */
export function sayFiguresForSearch(code: LanguageCode): SaidFigures {
  const years = listNewestYears().map((year) => sayEach(year, code));
  const said = FIGURE_NAMES.map((name) => [
    name,
    [...new Set(years.map((of) => of[name]))].join(' '),
  ]);
  return {
    figures: Object.fromEntries(said) as Record<FigureName, string>,
    holds: undefined,
  };
}

function sayEach(year: number, code: LanguageCode): Record<FigureName, string> {
  const figures = listFigures(year);
  const said = FIGURE_NAMES.map((name) => [name, sayFigure(figures[name], code)]);
  return Object.fromEntries(said) as Record<FigureName, string>;
}

function hasSixties(year: number): boolean {
  const figures = listFigures(year);
  return figures['limit.catchUpSixties'].value > figures['limit.catchUp'].value;
}

/** As readers in the United States write it, in either language. */
function sayFigure({ value, as }: Figure, code: LanguageCode): string {
  if (as === 'number') return String(value);
  const locale = languageFromQuery(code);
  if (as === 'percent') return `${value.toLocaleString(locale)}%`;
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
