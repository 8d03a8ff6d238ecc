/* oxlint-disable eslint/no-await-in-loop -- one table after the other: this is a command, not an answer */
import { sql } from 'kysely';
import { CONTACT_FIELDS, contactFormSchema } from '#contracts/mail/contact.ts';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import { withDeadline } from '../statement-time.ts';
import type { ContactMessagesTable, JobsTable, PlanRequestsTable } from '../schema.ts';

/** Whose records are looked for: an address may be spelled in several ways for one mailbox. */
export interface Person {
  /** Tells whether an address leads to the person's mailbox. */
  isTheirs: (address: string) => boolean;
  /** Every mark under which the person may be stored. */
  subscribers: readonly string[];
}

export interface HeldAbout {
  contactMessages: ContactMessagesTable[];
  planRequests: PlanRequestsTable[];
  jobs: JobsTable[];
  /** When mails were stopped for the person; kept as a hash only. */
  unsubscribedAt: number[];
}

const AT_ONCE = 500;
/** A whole table is read, and content has tens of megabytes. */
const SEARCH_DEADLINE_MS = 120_000;

/** Finds every record about a person, by their address and by their marks. */
export async function findHeldAbout(
  database: Database | InTransaction,
  { isTheirs, subscribers }: Person,
): Promise<HeldAbout> {
  const contactMessages: ContactMessagesTable[] = [];
  for await (const rows of inPages<ContactMessagesTable>(database, 'contact_messages'))
    contactMessages.push(...rows.filter(({ email }) => isTheirs(email)));
  const planRequests: PlanRequestsTable[] = [];
  for await (const rows of inPages<PlanRequestsTable>(database, 'plan_requests'))
    planRequests.push(
      ...rows.filter(
        ({ email, subscriber }) => subscribers.includes(subscriber) || isTheirs(email),
      ),
    );
  const subjects = [...contactMessages, ...planRequests].map(({ id }) => id);
  const jobs = new Map<string, JobsTable>();
  for (let at = 0; at === 0 || at < subjects.length; at += AT_ONCE) {
    const some = subjects.slice(at, at + AT_ONCE);
    const found = await database
      .selectFrom('jobs')
      .selectAll()
      .where((build) =>
        build.or([
          build('subscriber', 'in', [...subscribers]),
          ...(some.length > 0 ? [build('subject_id', 'in', some)] : []),
        ]),
      )
      .execute();
    for (const job of found) jobs.set(job.id, job);
  }
  const stopped = await database
    .selectFrom('suppressions')
    .select('created_at')
    .where('subscriber', 'in', [...subscribers])
    .execute();
  return {
    contactMessages,
    planRequests,
    jobs: [...jobs.values()],
    unsubscribedAt: stopped.map((row) => row.created_at),
  };
}

/** An address is stored as it was typed, and one mailbox has many spellings, so each row is looked at. */
async function* inPages<Row extends { id: string }>(
  database: Database | InTransaction,
  table: 'contact_messages' | 'plan_requests',
): AsyncGenerator<Row[]> {
  let last = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(AT_ONCE)}`.execute(
      database,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Deletes what was found, except that mails stay stopped for whoever has stopped them. */
export async function deleteHeld(transaction: InTransaction, held: HeldAbout): Promise<void> {
  const tables = [
    ['jobs', held.jobs],
    ['contact_messages', held.contactMessages],
    ['plan_requests', held.planRequests],
  ] as const;
  for (const [table, rows] of tables)
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
      await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(
        transaction,
      );
    }
}

/** What people type into the contact form as they like: all but a choice, and the address that says whose it is. */
const TYPED = CONTACT_FIELDS.filter(
  (field) => field !== 'email' && contactFormSchema.shape[field].def.type !== 'enum',
);

/** Changes what others have typed into the contact form, where `change` does, and says in how many messages. */
export async function changeTypedTexts(
  transaction: InTransaction,
  change: (text: string) => string,
): Promise<number> {
  let changed = 0;
  for await (const rows of inPages<ContactMessagesTable>(transaction, 'contact_messages'))
    for (const row of rows) {
      const texts = Object.fromEntries(TYPED.map((field) => [field, change(row[field])]));
      if (TYPED.every((field) => texts[field] === row[field])) continue;
      await transaction
        .updateTable('contact_messages')
        .set(texts)
        .where('id', '=', row.id)
        .execute();
      changed += 1;
    }
  return changed;
}

/** Counts in each table the rows in which any text names the person by the address, however it came there. */
export async function countRowsWith(
  database: Database,
  address: string,
  isNamedIn: (text: string) => boolean,
): Promise<Record<string, number>> {
  const pattern = `%${address.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const counts: Record<string, number> = {};
  for (const { name, columns } of await database.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType));
    if (texts.length === 0) continue;
    const hits = texts.map(
      (column) => sql`lower(${sql.ref(column.name)}) like ${pattern} escape '\\'`,
    );
    const read = texts.map((column) => sql.ref(column.name));
    const { rows } = await withDeadline(SEARCH_DEADLINE_MS, () =>
      sql<
        Record<string, unknown>
      >`select ${sql.join(read)} from ${sql.table(name)} where ${sql.join(hits, sql` or `)}`.execute(
        database,
      ),
    );
    counts[name] = rows.filter((row) =>
      Object.values(row).some((text) => typeof text === 'string' && isNamedIn(text)),
    ).length;
  }
  return counts;
}
