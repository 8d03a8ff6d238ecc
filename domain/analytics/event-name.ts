/** The shape of a name in an event: lower case, hyphens, and no more digits than a year has. */
const NAME = /^(?!(?:\D*\d){5})[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
const MAX_LENGTH = 60;

/**
 * What is wrong with names that stand together in an event, as those of an address do: an event
 * with more digits than a year has is not taken, because they may be somebody's number.
 */
export function findDigitMistake(...names: readonly string[]): string | undefined {
  const digits = names.join('').replaceAll(/\D/g, '').length;
  return digits > 4
    ? `expected at most 4 digits in it, found ${digits}: its pages would not be counted, because more may be somebody’s number`
    : undefined;
}

export function isEventName(text: string): boolean {
  return NAME.test(text);
}

/** Turns the host of an address into a name for an event. */
export function nameOfHost(host: string): string {
  return toName(host) ?? 'elsewhere';
}

/** Turns the file of a film or podcast into a name for an event. */
export function nameOfMedia(source: string): string {
  const path = source.replace(/[?#].*$/, '');
  const file = path.slice(path.lastIndexOf('/') + 1);
  return toName(file.replace(/\.[a-z0-9]+$/i, '')) ?? 'media';
}

/** Turns the title that an author gave a card or a quiz into a name for an event. */
export function nameOfTitle(title: string): string {
  return toName(title) ?? 'untitled';
}

function toName(text: string): string | undefined {
  const name = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  return NAME.test(name) ? name : undefined;
}
