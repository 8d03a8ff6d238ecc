import type { Told } from './disclose.ts';

/** With fewer other companies, a comparison would say what one of them did. */
const LEAST_COMPARED = 10;

/** First visits by browser for each hundred employees who may join the plan. People are not counted. */
export function findReach(
  firstVisits: Told,
  eligibleEmployees: number | undefined,
): number | undefined {
  if (firstVisits === undefined || !eligibleEmployees) return undefined;
  return Math.round((firstVisits / eligibleEmployees) * 100);
}

/** The middle of other companies’ reach, made of figures that each of them is told as well. */
export function compareReach(others: ReadonlyArray<number | undefined>): number | undefined {
  const reached = others.filter((reach) => reach !== undefined).toSorted((a, b) => a - b);
  if (reached.length < LEAST_COMPARED) return undefined;
  const middle = reached.length / 2;
  const low = reached[Math.ceil(middle) - 1] ?? 0;
  const high = reached[Math.floor(middle)] ?? 0;
  return Math.round((low + high) / 2);
}
