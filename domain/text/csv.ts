/** One line of a CSV file, with its line ending. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Marks a cell that begins like a formula, as a spreadsheet would run it; an amount below zero is none. */
function csvCell(text: string): string {
  const safe = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
