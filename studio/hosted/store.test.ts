import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import type { Draft } from '../desk/draft.ts';
import type { Ending } from '../desk/drafts.ts';
import { AuditTable, proveTable } from '#server/audit/audit-table.ts';
import { Proposals } from './proposals.ts';
import { readMoment } from './read-moment.ts';

const ANA = { id: 'ana', name: 'Ana', email: 'ana@example.com' };
const BEN = { id: 'ben', name: 'Ben', email: 'ben@example.com' };
const ENTRY = 'article/fees';

function ending(version: string | undefined, record: string): Ending {
  return {
    entry: ENTRY,
    version,
    deed: { who: 'ana', deed: 'published', entry: ENTRY, sum: 'abc', record },
  };
}

function draft(value: string): Draft {
  return {
    entry: ENTRY,
    author: 'Ana',
    savedAt: '2026-11-24T00:00:00.000Z',
    created: {},
    edits: [{ file: 'articles/fees/en.md', path: ['title'], base: 'Fees', value }],
  };
}

describeOnEachDatabase('the store of the hosted studio', (test) => {
  let now = 1_000;
  let audit: AuditTable;
  let proposals: Proposals;
  const about = (by = ANA, over?: string) => ({ over, by, sum: 'abc', base: 'v1' });

  beforeEach(async () => {
    await test.empty();
    audit = new AuditTable(test.database(), () => now);
    proposals = new Proposals(test.database(), audit, () => now);
  });

  it('keeps one open draft of an entry, of whoever was first', async () => {
    const both = await Promise.all([
      proposals.save(draft('One'), about(ANA)),
      proposals.save(draft('Two'), about(BEN)),
    ]);
    expect(both.filter((saved) => saved !== undefined)).toHaveLength(1);
    expect(await proposals.list()).toHaveLength(1);
  });

  it('takes no words over a version that their author has not seen', async () => {
    const first = await proposals.save(draft('One'), about());
    const second = await proposals.save(draft('Two'), about(BEN, first?.version));
    expect(second?.version).not.toBe(first?.version);
    expect(await proposals.save(draft('Three'), about(ANA, first?.version))).toBeUndefined();
    const open = await proposals.find(ENTRY);
    expect(open?.edits[0]?.value).toBe('Two');
    expect(open?.review?.authors).toEqual(['ana', 'ben']);
  });

  it('never takes the version of an earlier draft for one of the next', async () => {
    const first = await proposals.save(draft('One'), about());
    await proposals.drop({ entry: ENTRY, version: first?.version ?? '' }, ANA);
    const next = await proposals.save(draft('One'), about());
    expect(next?.version).not.toBe(first?.version);
    expect(await proposals.send({ entry: ENTRY, version: first?.version ?? '', by: ANA }, '')).toBe(
      false,
    );
  });

  it('goes from draft to review, approved and a time, and back with the next word', async () => {
    let version = (await proposals.save(draft('One'), about()))?.version ?? '';
    const stage = async (): Promise<string | undefined> => {
      const open = await proposals.find(ENTRY);
      version = open?.version ?? '';
      return open?.stage;
    };
    const step = (by: typeof ANA) => ({ entry: ENTRY, version, by });
    expect(await proposals.approve(step(BEN), { isOwnAllowed: false })).toBe(false);
    expect(await proposals.send(step(ANA), 'Please')).toBe(true);
    expect(await stage()).toBe('review');
    expect(await proposals.approve(step(ANA), { isOwnAllowed: false })).toBe(false);
    expect(await proposals.approve(step(BEN), { isOwnAllowed: false })).toBe(true);
    expect(await stage()).toBe('approved');
    expect(await proposals.setTime(step(BEN), 2_000)).toBe(true);
    expect(await stage()).toBe('timed');
    expect(await proposals.listDue()).toEqual([]);
    now = 2_000;
    expect(await proposals.listDue()).toHaveLength(1);
    await proposals.save(draft('Two'), about(ANA, version));
    expect(await stage()).toBe('draft');
    expect((await proposals.find(ENTRY))?.review?.approvedBy).toBeUndefined();
    expect(await proposals.listDue()).toEqual([]);
  });

  it('ends what was published, but not what was written in since', async () => {
    const first = await proposals.save(draft('One'), about());
    await proposals.save(draft('Two'), about(BEN, first?.version));
    await proposals.settle(ending(first?.version, 'deed-1'));
    const open = await proposals.find(ENTRY);
    expect(open?.edits[0]?.value).toBe('Two');
    await proposals.settle(ending(open?.version, 'deed-2'));
    await proposals.settle(ending(open?.version, 'deed-2'));
    expect(await proposals.find(ENTRY)).toBeUndefined();
    const hasGoneOut = (version = ''): Promise<boolean> =>
      proposals.hasGoneOut({ entry: ENTRY, version });
    expect(await hasGoneOut(open?.version)).toBe(true);
    for (const version of [first?.version, '', 'none.1'])
      expect(await hasGoneOut(version)).toBe(false);
    const rows = await test.database().selectFrom('studio_proposals').selectAll().execute();
    expect(rows.map(({ state }) => state)).toEqual(['published']);
    expect((await proveTable(test.database())).rows).toBe(4);
  });

  it('logs many who write at the same time in one chain', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => audit.add({ who: `p-${at}`, deed: 'signed-in' })),
    );
    const proof = await proveTable(test.database());
    expect(proof).toMatchObject({ rows: 20, brokenAt: undefined });
    expect(proof.last).not.toBe('');
  });

  it.each([
    { what: 'changed', at: 2 },
    { what: 'taken out', at: 2 },
  ])('says where a row of the log was $what', async ({ what, at }) => {
    for (const who of ['a', 'b', 'c']) await audit.add({ who, deed: 'signed-in' });
    const rows = test.database();
    await (what === 'changed'
      ? rows.updateTable('studio_audit').set({ who: 'z' }).where('number', '=', 2).execute()
      : rows.deleteFrom('studio_audit').where('number', '=', 2).execute());
    expect((await proveTable(rows)).brokenAt).toBe(at);
  });

  it('logs no deed that was not done', async () => {
    await proposals.save(draft('One'), about());
    await proposals.save(draft('Two'), about(BEN, 'guessed'));
    await proposals.send({ entry: ENTRY, version: 'guessed', by: ANA }, '');
    expect((await proveTable(test.database())).rows).toBe(1);
  });
});

describe('a time to go out', () => {
  it('is that of the clock on the author’s wall', () => {
    expect(readMoment('2026-12-01T09:00', 'America/New_York')).toBe(Date.UTC(2026, 11, 1, 14));
    expect(readMoment('2026-07-01T09:00', 'America/New_York')).toBe(Date.UTC(2026, 6, 1, 13));
  });

  it.each([
    ['2026-13-01T09:00', 'UTC'],
    ['tomorrow', 'UTC'],
    ['2026-12-01T09:00', 'Mars/Base'],
  ])('is refused as %s in %s', (local, zone) => {
    expect(readMoment(local, zone)).toBeUndefined();
  });
});
