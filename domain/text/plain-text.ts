/** Line separators, and marks that turn the direction of the text after them. */
const MISLEADING = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES_AND_TABS = /[^\P{Cc}\n\t]/u;

/**
 * True for one line that a person could have typed: it can neither start a header nor hide words.
 */
export function isPlainLine(text: string): boolean {
  return !CONTROL.test(text) && !MISLEADING.test(text) && text.isWellFormed();
}

/** Like the rule for one line, for a text of several lines. */
export function isPlainText(text: string): boolean {
  return !CONTROL_BUT_LINES_AND_TABS.test(text) && !MISLEADING.test(text) && text.isWellFormed();
}

/**
 * Forms send line breaks as CR LF and scripts as LF; with LF alone a text has the same length
 * either way.
 */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
