import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import type { Tables } from '#server/db/schema.ts';
import { createLog } from '#server/log.ts';
import { listKeptMails, type KeptMail } from '#server/mail/file-mailer.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server.ts';
import { EASY } from './solve.ts';

export interface FormSite extends TestServer {
  /** A second connection to the server's own database. */
  database: Database;
  /** The number of rows in a table. */
  count: (table: keyof Tables) => Promise<number>;
  /** The mails that the mail server has got so far. */
  mails: () => Promise<KeptMail[]>;
  /** From now on the database refuses every statement that needs this table. */
  hide: (table: keyof Tables) => Promise<void>;
  /** Gives a hidden table back. */
  show: (table: keyof Tables) => Promise<void>;
  /** Runs the work while a table is hidden. */
  without: <Result>(table: keyof Tables, during: () => Promise<Result>) => Promise<Result>;
}

/** A server with high limits for forms, whose records and mails a test can read. */
export async function startFormSite(options: TestServerOptions = {}): Promise<FormSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-forms-'));
  const url = `sqlite:${path.join(folder, 'forms.sqlite')}`;
  const server = await startTestServer({
    deskTuning: { difficulty: EASY },
    ...options,
    environment: {
      DATABASE_URL: url,
      FORMS_PER_NETWORK: '100000',
      CONTACT_TO: 'operator@example.org',
      ...options.environment,
    },
  });
  const database = connectDatabase(
    url,
    createLog('error', () => undefined),
  );
  const rename = (from: string, to: string): Promise<void> =>
    database.schema.alterTable(from).renameTo(to).execute();
  const hide = async (table: keyof Tables): Promise<void> => {
    // A mail still being sent would miss its table, and would be tried again much later.
    await server.desk.worker.settle();
    await rename(table, 'not_there');
  };
  const show = (table: keyof Tables): Promise<void> => rename('not_there', table);
  return {
    ...server,
    database,
    hide,
    show,
    count: async (table) => (await database.selectFrom(table).selectAll().execute()).length,
    mails: async () => {
      await server.desk.worker.settle();
      return listKeptMails(server.outboxDir);
    },
    without: async (table, during) => {
      await hide(table);
      try {
        return await during();
      } finally {
        await show(table);
      }
    },
    close: async () => {
      await server.close();
      await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
