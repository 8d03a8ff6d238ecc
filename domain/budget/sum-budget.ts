/** What a person fills in: what comes in, and the eight lines of what goes out, themselves first. */
export const BUDGET_LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
type BudgetLine = (typeof BUDGET_LINES)[number];
export type Budget = Partial<Record<BudgetLine, number>>;

/** A month has 4.3 weeks. */
const WEEKS = 4.3;
/** More digits are a slip of the hand. */
const MOST_DIGITS = 7;

/** Under which name a device keeps the sheet, per company. */
export function budgetPlace(companyId: string): string {
  return `sendero:budget:${companyId}`;
}

interface BudgetSums {
  /** Lines B to I. */
  out: number;
  /** What is left for everything else, below zero where more goes out than comes in. */
  left: number;
  week: number;
}

export function sumBudget({ a: pay = 0, ...spent }: Budget): BudgetSums {
  const out = Object.values(spent).reduce((sum, amount) => sum + amount, 0);
  const left = pay - out;
  return { out, left, week: left / WEEKS };
}

/** Whole dollars as they are typed, with or without a sign, commas and cents; anything else is no amount. */
export function readDollars(typed: string): number | undefined {
  const digits = /^\$?\s*(?<dollars>[\d,]+)(?:\.\d{0,2})?$/.exec(typed.trim())?.groups?.['dollars'];
  const plain = digits?.replaceAll(',', '') ?? '';
  return plain === '' || plain.length > MOST_DIGITS ? undefined : Number(plain);
}

/** What a device has kept; whatever is not a line with an amount is left out. */
export function readBudget(text: string): Budget {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    const amounts = new Map(Object.entries(kept));
    return Object.fromEntries(
      BUDGET_LINES.map((line) => [line, amounts.get(line)] as const).filter(
        ([, amount]) => Number.isSafeInteger(amount) && Number(amount) >= 0,
      ),
    );
  } catch {
    return {};
  }
}
