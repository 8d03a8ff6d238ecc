import { isFigureName } from './plan-figures.ts';
import type { SaidFigures } from './say-figures.ts';

/*
 * What authors write: {limit.elective} for a figure, {if offers.catchUpSixties}…{else}…{end if} for
 * words that only some plans need, and {typed $8,000} for an amount that is like one of a table by chance.
 */
export const NAMED = /\{([a-z][A-Za-z]*\.[A-Za-z0-9]+)\}/g;
export const PASSAGE =
  /\{if ([a-z][A-Za-z]*\.[A-Za-z0-9]+)\}((?:(?!\{(?:if |end if\}))[\s\S])*)\{end if\}/g;
export const TYPED = /\{typed ([^{}]+)\}/g;

/** A row, a point or a paragraph whose words were all left out. */
const EMPTIED = /<(tr|li|p)\b[^>]*>(?:\s|<t[dh]\b[^>]*>\s*<\/t[dh]>)*<\/\1>\n?/g;

export function fillInFigures(text: string, { figures, holds }: SaidFigures): string {
  if (!text.includes('{')) return text;
  const chosen = text.replaceAll(PASSAGE, (_whole, condition: string, passage: string) => {
    const [then = '', otherwise = ''] = passage.split('{else}');
    if (holds === undefined) return `${then} ${otherwise}`;
    return [...holds].some((held) => held === condition) ? then : otherwise;
  });
  const kept = chosen === text ? text : chosen.replaceAll(EMPTIED, '');
  return kept
    .replaceAll(NAMED, (whole, name: string) => (isFigureName(name) ? figures[name] : whole))
    .replaceAll(TYPED, (_whole, amount: string) => amount);
}

/** Fills in every text of a value; what has no figure in it is the same object as before. */
export function fillInEveryText<Value>(value: Value, said: SaidFigures): Value {
  return fillAny(value, said) as Value;
}

function fillAny(value: unknown, said: SaidFigures): unknown {
  if (typeof value === 'string') return fillInFigures(value, said);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const filled = value.map((entry: unknown) => fillAny(entry, said));
    return filled.some((entry, at) => entry !== value[at]) ? filled : value;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(
    ([name, entry]: [string, unknown]) => [name, fillAny(entry, said), entry] as const,
  );
  return entries.some(([, filled, before]) => filled !== before)
    ? Object.fromEntries(entries.map(([name, filled]) => [name, filled]))
    : value;
}
