import { languageFromQuery, type LanguageCode } from '../language/language.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import { listPlanParts, type PlanPart } from '../plan/plan-has.ts';
import { listPlanSayings, type PlanSaying } from '../plan/plan-says.ts';
import { FIGURE_NAMES, listFigures, listNewestYears, type FigureName } from './plan-figures.ts';
import { sayFigure } from './say-figure.ts';

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
  holds: ReadonlySet<PlanPart | PlanSaying> | undefined;
}

const known = new Map<string, SaidFigures>();
/** A year before and after, for the plans that there are and some languages. */
const MOST_KNOWN = 64;

export function sayFigures({ planYear, plan, code }: FigureFacts): SaidFigures {
  const holds = [...listPlanParts(plan), ...listPlanSayings(plan)].filter(
    (part) => !part.endsWith('.catchUpSixties') || hasSixties(planYear),
  );
  const key = `${planYear} ${holds.join(' ')} ${code}`;
  const said = known.get(key) ?? { figures: sayEach(planYear, code), holds: new Set(holds) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, said);
  return said;
}

const searched = new Map<LanguageCode, SaidFigures>();

/**
 * The figures as people may search for them: those of both newest years, because an index of words
 * is made once for all companies and plans, and stays when a year begins. They are said once, as
 * every text that is searched asks for them.
 */
export function sayFiguresForSearch(code: LanguageCode): SaidFigures {
  const said = searched.get(code) ?? sayNewest(code);
  searched.set(code, said);
  return said;
}

function sayNewest(code: LanguageCode): SaidFigures {
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
  const language = languageFromQuery(code);
  const said = FIGURE_NAMES.map((name) => [name, sayFigure(figures[name], language)]);
  return Object.fromEntries(said) as Record<FigureName, string>;
}

function hasSixties(year: number): boolean {
  const figures = listFigures(year);
  return figures['limit.catchUpSixties'].value > figures['limit.catchUp'].value;
}
