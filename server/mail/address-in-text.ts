/** What stands in a text where an address was. */
export const ERASED = '[erased]';

export interface SoughtMailbox {
  /** The address as it was asked for. */
  typed: string;
  /** Tells whether an address leads to the same mailbox. */
  isTheirs: (address: string) => boolean;
}

/** An address in a sentence; the point that ends the sentence is none of it. */
const ADDRESS = String.raw`[\p{L}\p{N}_+][\p{L}\p{N}._+'&%-]*@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?`;

/** Takes every spelling of the address out of a text, and leaves longer addresses that end like it: they are of others. */
export function blankOut(text: string, { typed, isTheirs }: SoughtMailbox): string {
  const sought = new RegExp(`${ADDRESS}|${RegExp.escape(typed)}`, 'giu');
  return text.replaceAll(sought, (found: string, at: number) => {
    if (isTheirs(found)) return ERASED;
    // In JSON the letter of a line break stands right before the address.
    const isBehindBreak = text[at - 1] === '\\' && /^[nrt]/.test(found);
    return isBehindBreak && isTheirs(found.slice(1)) ? `${found[0]}${ERASED}` : found;
  });
}

export function isNamedIn(text: string, sought: SoughtMailbox): boolean {
  return blankOut(text, sought) !== text;
}
