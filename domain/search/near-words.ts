/** Shorter words are typed right, and too many others are near them. */
const LEAST_LETTERS = 5;

/** Whether another word may be meant where nothing begins as it is typed: a letter may be missing. */
export function mayBeTypo(typed: string): boolean {
  return typed.length >= LEAST_LETTERS - 1;
}

/**
 * Whether a word, or its beginning, is what was typed but for one letter: another one, one too many, one too
 * few, or two in the wrong order.
 */
export function isNear(typed: string, word: string): boolean {
  if (word.length < LEAST_LETTERS || !mayBeginNear(typed, word)) return false;
  const at = countCommon(typed, word);
  if (at >= typed.length - 1) return true;
  const [here, next] = [word[at], word[at + 1]];
  const rest = typed.slice(at + 1);
  const isAnother = word.startsWith(rest, at + 1);
  const isTooMany = word.startsWith(rest, at);
  const isTooFew = word.startsWith(typed.slice(at), at + 1);
  const isTurned =
    here === typed[at + 1] && next === typed[at] && word.startsWith(typed.slice(at + 2), at + 2);
  return isAnother || isTooMany || isTooFew || isTurned;
}

/** Nearly every word ends here, before anything is cut out of it: of the first two letters one is right. */
function mayBeginNear(typed: string, word: string): boolean {
  const [one, two] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  return one === first || two === second || one === second || two === first;
}

/** How many letters two words begin with alike. */
function countCommon(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
