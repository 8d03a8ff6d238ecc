import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { CONTACT } from '#tests/support/mail/form-client.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import { describeCounts, nothingAcknowledged, postBoth, printFigure } from './support/load.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { statusOf } from './support/status-of.ts';

/** Half of these pages are in memory; the others must be rendered while the database hangs. */
const PAGES = EVERY_PAGE.map(({ address }) => address);
const KNOWN_PAGES = PAGES.slice(0, PAGES.length / 2);
const READERS = 4;
/** Far below the statement deadline of three seconds, and far above the time of a page. */
const WITHOUT_WAITING_MS = 2_000;

interface Answer {
  status: number;
  ms: number;
}

async function timed(ask: () => Promise<Response>): Promise<Answer> {
  const from = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - from };
}

function longest(answers: readonly Answer[]): number {
  return Math.round(Math.max(...answers.map(({ ms }) => ms)));
}

describe.skipIf(findPostgresPrograms() === undefined)('a database that hangs', () => {
  let postgres: Postgres;
  let smtp: SmtpDouble;
  let server: ServerProcess;

  beforeAll(async () => {
    postgres = startPostgres();
    smtp = await startSmtp();
    const environment = { DATABASE_URL: postgres.url, SMTP_URL: smtp.url };
    server = await startServerProcess({ environment });
  });
  afterAll(async () => {
    postgres.resume();
    await server.stop();
    postgres.remove();
    await smtp.close();
  });

  const getAll = async (pages: readonly string[]): Promise<Answer[]> => {
    const waiting = [...pages];
    const answers: Answer[] = [];
    const read = async (): Promise<void> => {
      for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
        const address = page;
        answers.push(await timed(() => fetch(`${server.base}${address}`, { redirect: 'manual' })));
      }
    };
    await Promise.all(Array.from({ length: READERS }, read));
    return answers;
  };

  /**
   * Sends the form as a browser without JavaScript does, so that a page is rendered as the answer.
   */
  const postPlainForm = (): Promise<Answer> =>
    timed(() =>
      fetch(`${server.base}/riverbend/contact-us`, {
        method: 'POST',
        body: new URLSearchParams(CONTACT),
      }),
    );

  it('holds up no page, known or new, is told by /readyz, and is taken up again by itself', async () => {
    const acknowledged = nothingAcknowledged();
    await getAll(KNOWN_PAGES);
    await postBoth(server, acknowledged);
    expect([...acknowledged.statuses]).toEqual([['200', 2]]);

    postgres.pause();
    // The first statements use connections that look alive, and wait until their deadline.
    const first = Array.from({ length: 6 }, postPlainForm);
    const told: Answer[] = [];
    const asking = getAll(PAGES);
    await expect
      .poll(
        async () => {
          told.push(await timed(() => fetch(`${server.base}/readyz`)));
          return statusOf(server);
        },
        { interval: 100 },
      )
      .toBe('degraded');
    const pages = await asking;
    const waited = await Promise.all(first);
    await expect
      .poll(async () => (await postPlainForm()).ms, { interval: 500 })
      .toBeLessThan(WITHOUT_WAITING_MS);
    const refused = nothingAcknowledged();
    const forms: Answer[] = [];
    for (let index = 0; index < 5; index += 1) forms.push(await postPlainForm());
    await postBoth(server, refused);
    const again = await getAll(PAGES);
    told.push(await timed(() => fetch(`${server.base}/readyz`)));

    postgres.resume();
    await expect.poll(() => statusOf(server)).toBe('ready');
    const after = nothingAcknowledged();
    for (let index = 0; index < 5; index += 1) await postBoth(server, after);
    const database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
    try {
      await expect.poll(() => countUnsentMails(database)).toBe(0);
      const promised = {
        messages: [...acknowledged.messages, ...after.messages],
        addresses: [...acknowledged.addresses, ...after.addresses],
        statuses: after.statuses,
      };
      const found = await compare(database, { acknowledged: promised, smtp });
      printFigure(
        'database hanging',
        `${pages.length + again.length} pages, the longest ${longest(pages)} and ${longest(again)} ms; /readyz at most ${longest(told)} ms; forms at first ${longest(waited)} ms, then ${longest(forms)} ms; afterwards ${describeCounts(after.statuses)}, ${found.lost} lost`,
      );
      expect(pages.length).toBeGreaterThan(120);
      expect([...pages, ...again].filter(({ status }) => status >= 500)).toEqual([]);
      expect(longest([...pages, ...again])).toBeLessThan(WITHOUT_WAITING_MS);
      expect(longest(told)).toBeLessThan(WITHOUT_WAITING_MS);
      expect(waited.map(({ status }) => status)).toEqual(waited.map(() => 503));
      expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 503));
      expect(longest(forms)).toBeLessThan(WITHOUT_WAITING_MS);
      expect([...refused.statuses]).toEqual([['503', 2]]);
      expect([...after.statuses]).toEqual([['200', 10]]);
      expect(found).toMatchObject(NOTHING_WRONG);
    } finally {
      await database.destroy();
    }
  });
});
