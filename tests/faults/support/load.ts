import { randomUUID } from 'node:crypto';
import { findPage } from '#tests/support/page-addresses.ts';
import { CONTACT, PLAN, postSolved } from '#tests/support/mail/form-client.ts';

/** What clients were told was accepted, and the answers they got. */
export interface Acknowledged {
  messages: string[];
  addresses: string[];
  statuses: Map<string, number>;
}

export function nothingAcknowledged(): Acknowledged {
  return { messages: [], addresses: [], statuses: new Map() };
}

function count(statuses: Map<string, number>, status: string): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

export interface Target {
  base: string;
}

/** Sends one message and one request for a plan, and remembers each that the server accepts. */
export async function postBoth(target: Target, acknowledged: Acknowledged): Promise<void> {
  const { messages, addresses, statuses } = acknowledged;
  const message = `message ${randomUUID()}`;
  const email = `${randomUUID()}@example.com`;
  const posts = [
    {
      post: { form: 'contact', fields: { ...CONTACT, email, message } },
      told: () => messages.push(message),
    },
    {
      post: { form: 'action-plan', fields: { ...PLAN, email } },
      told: () => addresses.push(email),
    },
  ] as const;
  for (const { post, told } of posts) {
    try {
      const response = await postSolved(target, post);
      await response.arrayBuffer();
      count(statuses, String(response.status));
      if (response.ok) told();
    } catch {
      // The server died during the request, so the client does not know the outcome and expects
      // nothing.
      count(statuses, 'no answer');
    }
  }
}

const PAGES = [
  findPage('home', 'generic'),
  findPage('faqs', 'riverbend', 'es-US'),
  findPage('get-the-facts', 'seiu775srp'),
  findPage('privacy', 'generic'),
].map(({ address }) => address);

/** Asks for content pages and counts the answers. */
export async function getPages(
  { base }: Target,
  { rounds, statuses }: { rounds: number; statuses: Map<string, number> },
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const page of PAGES) {
      try {
        const response = await fetch(`${base}${page}`);
        await response.arrayBuffer();
        count(statuses, String(response.status));
      } catch {
        count(statuses, 'no answer');
      }
    }
  }
}

export function describeCounts(statuses: ReadonlyMap<string, number>): string {
  return [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
}

/** Prints a result of a test on a line that a report can find. */
export function printFigure(name: string, figure: string): void {
  process.stdout.write(`FIGURE ${name}: ${figure}\n`);
}
