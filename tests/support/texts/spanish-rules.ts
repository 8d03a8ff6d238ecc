/** *Usted* itself; its plural is how everybody says *you* to several people. */
const USTED = /(?<!\p{L})(?:usted|ud)(?!\p{L})/giu;

/**
 * Forms that in the short texts of the interface can only be *usted*. In running text `haga` is also
 * how a third person is wished to do something.
 */
const FORMAL = /(?<!\p{L})(?:usted|ud|su cuenta|haga|escriba)(?!\p{L})/giu;

export function findUsted(text: string): string[] {
  return text.match(USTED) ?? [];
}

export function findFormalAddress(text: string): string[] {
  return text.match(FORMAL) ?? [];
}

const CLOSING: Readonly<Record<string, string>> = { '¿': '?', '¡': '!' };

/** Question and exclamation marks without their other half, in the order they stand. */
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
