import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';

export interface CsvTitles {
  age: string;
  pay: string;
  paidIn: string;
  match: string;
  growth: string;
  balance: string;
  balanceToday: string;
  more: string | undefined;
}

/** The whole table, a year a line, for a spreadsheet. */
export function projectionCsv({ base, withIncrease }: RetirementPlan, titles: CsvTitles): string {
  const { more, ...others } = titles;
  const head = [...Object.values(others), ...(more === undefined ? [] : [more])];
  const lines = base.rows.map((row, index) => [
    String(row.age),
    ...[row.pay, row.employee, row.match, row.growth, row.balance, row.balanceToday].map(cents),
    ...(more === undefined ? [] : [cents(withIncrease?.rows[index]?.balance ?? 0)]),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cents(dollars: number): string {
  return dollars.toFixed(2);
}

/** A spreadsheet would run a cell that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
