import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { StudioProposalsTable } from './tables.ts';

type On = Database | InTransaction;
export type ProposalRow = StudioProposalsTable;

export function findOpenProposal(database: On, entry: string): Promise<ProposalRow | undefined> {
  return database
    .selectFrom('studio_proposals')
    .selectAll()
    .where('open_entry', '=', entry)
    .executeTakeFirst();
}

export function findProposal(database: On, id: string): Promise<ProposalRow | undefined> {
  return database
    .selectFrom('studio_proposals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listOpenProposals(database: On): Promise<ProposalRow[]> {
  return database
    .selectFrom('studio_proposals')
    .selectAll()
    .where('open_entry', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

/** False if somebody else has begun one for the same entry meanwhile. */
export async function insertProposal(database: On, row: ProposalRow): Promise<boolean> {
  const inserted = await database
    .insertInto('studio_proposals')
    .values(row)
    .onConflict((conflict) => conflict.column('open_entry').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes an open proposal, if it is still the version that was seen. */
export async function changeProposal(
  database: On,
  { id, version }: Pick<ProposalRow, 'id' | 'version'>,
  change: Partial<Omit<ProposalRow, 'id' | 'entry' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('studio_proposals')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('open_entry', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes an open proposal whichever version it is, as something that it is made of has changed. */
export async function touchProposal(
  database: On,
  entry: string,
  change: Partial<Omit<ProposalRow, 'id' | 'entry' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('studio_proposals')
    .set((build) => ({ ...change, version: build('version', '+', 1) }))
    .where('open_entry', '=', entry)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Proposals whose time to be published has come. */
export function listDueProposals(database: Database, now: number): Promise<ProposalRow[]> {
  return database
    .selectFrom('studio_proposals')
    .selectAll()
    .where('publish_at', '<=', now)
    .where('open_entry', 'is not', null)
    .orderBy('publish_at')
    .execute();
}
