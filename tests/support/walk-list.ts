import { expect } from 'vitest';
import { cardsIn, linksInHead, partOf } from './read-html.ts';
import type { TestServer } from './test-server.ts';

/** Opens an address without following where it leads; `main` is empty where no page is shown. */
export async function openList(server: TestServer, address: string) {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  const html = await response.text();
  const main = html.includes('<main') ? partOf(html, 'main') : '';
  return { status: response.status, location: response.headers.get('Location'), html, main };
}

/**
 * Goes on from a page of a list to the next as somebody without a script does, and returns the
 * cards of each.
 */
export async function walkList(server: TestServer, address: string): Promise<string[][]> {
  const { status, html, main } = await openList(server, address);
  expect(status).toBe(200);
  const { next } = linksInHead(html);
  return [cardsIn(main), ...(next === undefined ? [] : await walkList(server, next))];
}
