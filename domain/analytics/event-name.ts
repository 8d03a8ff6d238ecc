/** The shape of a name in an event: lower case, hyphens, and no more digits than a year has. */
const NAME = /^(?!(?:\D*\d){5})[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
const MAX_LENGTH = 60;

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
