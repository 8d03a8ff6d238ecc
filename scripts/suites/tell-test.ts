import { stripVTControlCharacters } from 'node:util';

/** A test that did not pass at once, and why. */
export interface ToldTest {
  name: string;
  /** All errors of its first try, as the runner writes them. */
  reason: string;
}

/**
 * A test and the whole of its reason as plain text. The reason is indented, because what collects
 * the output of a run may take a bare line such as `@@ -1,4 +1,4 @@` for a mark of its own.
 */
export function tellTest(fate: string, { name, reason }: ToldTest): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n');
  return [`  ${fate} ${name}`, ...lines.map((line) => `    ${line}`.trimEnd()), ''].join('\n');
}
