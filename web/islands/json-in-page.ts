/** The names of what stands in a still page as data beside that of its islands. */
export const GROUND = 'ground';
export const NOTE = 'note';

/** Reads the data of that name, in the order of the page. */
export function readJsonInPage(name: string, page: ParentNode = document): unknown[] {
  const scripts = page.querySelectorAll(`script[data-of="${name}"]`);
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as unknown);
}
