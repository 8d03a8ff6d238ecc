/**
 * The word *usted* itself. Its plural is left out, because it is the usual *you* for several
 * people.
 */
const USTED = /(?<!\p{L})(?:usted|ud)(?!\p{L})/giu;

/**
 * Forms that can only mean *usted* in the short texts of the interface. In running text `haga` may
 * also be about a third person.
 */
const FORMAL = /(?<!\p{L})(?:usted|ud|su cuenta|haga|escriba)(?!\p{L})/giu;

export function findUsted(text: string): string[] {
  return text.match(USTED) ?? [];
}

export function findFormalAddress(text: string): string[] {
  return text.match(FORMAL) ?? [];
}

const CLOSING: Readonly<Record<string, string>> = { '¿': '?', '¡': '!' };

/** Lists question and exclamation marks without their other half, in order. */
export function findUnpairedMarks(text: string): string[] {
  const open: string[] = [];
  const unpaired: string[] = [];
  for (const mark of text.match(/[¿?¡!]/g) ?? []) {
    const closing = CLOSING[mark];
    if (closing !== undefined) open.push(closing);
    else if (open.at(-1) === mark) open.pop();
    else unpaired.push(mark);
  }
  return [...unpaired, ...open];
}
