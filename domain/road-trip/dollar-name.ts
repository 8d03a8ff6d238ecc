/** The characters that fit on the banner of a car. */
export const MAX_DOLLAR_NAME = 20;

/**
 * Characters that cannot be seen and are no space, among them those that turn the direction of the
 * words around them.
 */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const MAX_MARKS = /(\p{M}{2})\p{M}+/gu;

/** The name as it may be kept and shown: one line, and no longer than the banner. */
export function tidyDollarName(typed: string): string {
  return shorten(asLine(typed)).trim();
}

/**
 * Like `tidyDollarName`, for a name that is being typed: a second word may follow a trailing space.
 */
export function limitDollarName(typed: string): string {
  return shorten(asLine(typed).trimStart());
}

function asLine(typed: string): string {
  return typed
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/gu, ' ')
    .normalize('NFC')
    .replaceAll(MAX_MARKS, '$1');
}

function shorten(name: string): string {
  return Array.from(name).slice(0, MAX_DOLLAR_NAME).join('');
}
