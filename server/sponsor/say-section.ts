import { fillIn } from '#domain/text/fill-in.ts';
import type { ReportSection, SponsorReport } from './make-report.ts';
import { sayNumber, saySum } from './say-figures.ts';

/** Says in a sentence what a section shows. */
export function saySection({ name, figures }: ReportSection, report: SponsorReport): string {
  const { words } = report;
  const say = (label: string): string | undefined => {
    const sum = figures.find((figure) => figure.label === label)?.sum;
    return sum?.count === undefined ? undefined : saySum(sum, report);
  };
  if (name === 'reach') return sayReach(report);
  if (name === 'searches') {
    const total = say(words.searchesTotal);
    const count = say(words.searchesNothing);
    if (total !== undefined && count !== undefined)
      return fillIn(words.saidSearches, { total, count });
  }
  if (name === 'calculator') {
    const started = say(words.calculatorTotal);
    const change = say(words.change);
    if (started !== undefined && change !== undefined)
      return fillIn(words.saidCalculator, { started, change });
  }
  const compared = figures.filter(({ isWhole }) => !isWhole);
  const [most] = compared
    .filter(({ sum }) => sum.count !== undefined)
    .toSorted((a, b) => (b.sum.count ?? 0) - (a.sum.count ?? 0));
  const said = most ?? figures.find(({ sum }) => sum.count !== undefined);
  if (!said) return words.saidUntold;
  // A month that is not told may hold any number, so it may make another figure the highest.
  const isSure = compared.every((figure) => figure === said || figure.sum.untold === 0);
  const sentence = isSure ? words.saidMost : words.saidMostSoFar;
  return fillIn(sentence, { label: said.label, count: saySum(said.sum, report) });
}

function sayReach({ words, firstVisits, reach, reachOfOthers, ...report }: SponsorReport): string {
  const { language } = report;
  if (firstVisits.count === undefined) return words.saidUntold;
  const count = saySum(firstVisits, { language, words });
  if (reach === undefined) return fillIn(words.saidVisits, { count });
  // What is counted in part is reached in part.
  const reached = saySum({ count: reach, untold: firstVisits.untold }, { language, words });
  const own = fillIn(words.saidReach, { count, reach: reached });
  if (reachOfOthers === undefined) return own;
  return `${own} ${fillIn(words.saidOthers, { reach: sayNumber(reachOfOthers, language) })}`;
}
