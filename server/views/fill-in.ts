import type { Company } from '#contracts/content/company.ts';
import { fillInEveryText } from '#domain/figures/fill-in-figures.ts';
import { sayFigures } from '#domain/figures/say-figures.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { planOf } from '../content/plan/plan-of.ts';

/** Fills the figures of the year into every text of a value. */
export type FillIn = <Value>(value: Value) => Value;

interface FiguresOfReader {
  planYear: number;
  /** Without one, the texts are those for a plan that offers all that the law allows. */
  company: Pick<Company, 'plan'> | undefined;
  code: LanguageCode;
}

/** Makes functions whose answers have the figures in their texts. */
export function fillInAnswers<
  Functions extends Readonly<Record<string, (...asked: never[]) => unknown>>,
>(functions: Functions, fillIn: FillIn): Functions {
  const filled = Object.entries(functions).map(([name, answer]) => [
    name,
    (...asked: never[]) => fillIn(answer(...asked)),
  ]);
  return Object.fromEntries(filled) as Functions;
}

export function createFillIn({ planYear, company, code }: FiguresOfReader): FillIn {
  const said = sayFigures({ planYear, plan: planOf(company), code });
  return (value) => fillInEveryText(value, said);
}
