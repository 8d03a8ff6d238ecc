/** Line separators, and marks that turn the direction of what follows. */
const MISLEADING = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES_AND_TABS = /[^\P{Cc}\n\t]/u;

/** One line a person could have typed: nothing that could start a header or hide what is read. */
export function isPlainLine(text: string): boolean {
  return !CONTROL.test(text) && !MISLEADING.test(text) && text.isWellFormed();
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return !CONTROL_BUT_LINES_AND_TABS.test(text) && !MISLEADING.test(text) && text.isWellFormed();
}

/** Forms send lines as CR LF, scripts as LF; a text has one length however it came. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
