import { findElements, hrefsOf, partOf } from '../read-html.ts';
import type { TestServer } from '../test-server.ts';

export async function open(
  server: TestServer,
  address: string,
): Promise<{ status: number; html: string; main: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, main: partOf(html, 'main') };
}

/** The sections in the page's order. */
export function sectionsOf(main: string): string[] {
  return Array.from(
    main.matchAll(/<(?:section|header)[^>]* id="(section_\d)"/g),
    ([, id = '']) => id,
  );
}

/** The targets of the trail beside the page. */
export function trailOf(main: string): string[] {
  return hrefsOf(partOf(main, 'nav')).map((href) => href.replace(/^.*#/, ''));
}

export function titlesOf(main: string): string[] {
  return findElements(main, 'h3').map(({ text }) => text);
}

export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `section_${number}`);
export const EIGHT = NINE.filter((id) => id !== 'section_8');
