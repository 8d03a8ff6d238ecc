/** An example as each language begins one, in the words of its `content/messages`: `[[Example: What fees take]]`. */
const SAMPLE = /\[\[\p{L}[\p{L}\p{M} ]*: [^\]]*/u;

/** What is wrong with a line that still has its example. */
export function findSampleMistake(line: string): string | undefined {
  const found = SAMPLE.exec(line)?.[0];
  return found && `expected words of your own instead of the example ${found}]]`;
}
