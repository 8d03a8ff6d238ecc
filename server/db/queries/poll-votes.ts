import type { Database } from '../connect.ts';

export interface Vote {
  companyId: string;
  day: string;
  /** A mark made of the browser's random number and the day, so it is another one each day. */
  voter: string;
  sentiment: string;
}

/** Returns false if the voter has already been counted that day. */
export async function addVote(database: Database, vote: Vote): Promise<boolean> {
  const { companyId, day, voter, sentiment } = vote;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('poll_votes')
    .values({ company_id: companyId, day, voter, sentiment })
    .onConflict((conflict) => conflict.columns(['company_id', 'day', 'voter']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countVotes(
  database: Database,
  { companyId }: Pick<Vote, 'companyId'>,
): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('poll_votes')
    .select((build) => ['sentiment', build.fn.countAll<number>().as('votes')])
    .where('company_id', '=', companyId)
    .groupBy('sentiment')
    .execute();
  return Object.fromEntries(rows.map(({ sentiment, votes }) => [sentiment, votes]));
}
