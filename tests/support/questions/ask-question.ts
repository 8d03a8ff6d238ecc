import { findElements, partOf } from '#tests/support/read-html.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export interface Answered {
  status: number;
  html: string;
}

export async function openQuestion(
  { base }: TestServer,
  address: string,
  init?: RequestInit,
): Promise<Answered> {
  const response = await fetch(`${base}${address}`, init);
  return { status: response.status, html: await response.text() };
}

/** Sends a form as a browser without JavaScript does. */
export function askQuestion(
  server: TestServer,
  address: string,
  fields: Record<string, string>,
): Promise<Answered> {
  const headers = { Origin: server.base };
  const body = new URLSearchParams(fields);
  return openQuestion(server, address, { method: 'POST', headers, body });
}

/** What a reader sees of the answer: what is not true is in the page, and hidden. */
export function answerIn(html: string): string {
  const shown = partOf(html, 'main').replaceAll(
    /<(span|p|tr|li) data-says="[^"]*" hidden="">[\s\S]*?<\/\1>(?=<(?:span|p|tr|li) data-says|<\/(?:h2|div|tbody|ol)>)/g,
    '',
  );
  return (
    findElements(shown, 'section').find(({ attributes }) => attributes['id'] === 'answer')?.text ??
    ''
  );
}
