import { describe, expect, it } from 'vitest';
import { openBreakableDatabase } from '#tests/support/database/breakable.ts';
import { addLike, countLikes } from './queries/article-likes.ts';
import { databaseErrorCode } from './database-error.ts';
import { inTransaction } from './in-transaction.ts';

const LIKE = { articleId: 'fees', visitorId: 'a' };

/** Runs a transaction that does its work and then fails the given number of times. */
async function runFailing(
  error: unknown,
  failures: number,
): Promise<{ tries: number; likes: number }> {
  const { database, close } = await openBreakableDatabase();
  let tries = 0;
  try {
    await inTransaction(database, async (transaction) => {
      tries += 1;
      await addLike(transaction, LIKE, 1);
      if (tries <= failures) throw error;
    });
  } catch {
    // The caller gets the error; this test looks only at what is left in the database.
  }
  const likes = await countLikes(database, LIKE.articleId);
  await close();
  return { tries, likes };
}

describe('a transaction', () => {
  it.each([
    { what: 'met another one', error: { code: '40001' } },
    { what: 'was locked out', error: { code: '40P01' } },
    { what: 'lost its server', error: { code: '57P01' } },
    { what: 'met a replica', error: { code: '25006' } },
    { what: 'lost its connection', error: new Error('Connection terminated unexpectedly') },
    { what: 'found SQLite busy', error: { code: 'ERR_SQLITE_ERROR', errcode: 5 } },
    { what: 'read what was written since', error: { code: 'ERR_SQLITE_ERROR', errcode: 517 } },
  ])('that $what is tried again, four times at most', async ({ error }) => {
    expect(await runFailing(error, 3)).toEqual({ tries: 4, likes: 1 });
    expect(await runFailing(error, 4)).toEqual({ tries: 4, likes: 0 });
  });

  it.each([
    { what: 'for another reason', error: new Error('refused') },
    { what: 'on a full disk', error: { code: 'ERR_SQLITE_ERROR', errcode: 13 } },
  ])('that fails $what leaves nothing behind and is not repeated', async ({ error }) => {
    expect(await runFailing(error, 1)).toEqual({ tries: 1, likes: 0 });
  });
});

describe('a transaction that loses its connection', () => {
  it('while it commits is not repeated, as it may be written', async () => {
    const { database, breakNext, close } = await openBreakableDatabase();
    let tries = 0;
    const lost = inTransaction(database, async (transaction) => {
      tries += 1;
      await addLike(transaction, LIKE, 1);
      breakNext();
    });
    await expect(lost).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(tries).toBe(1);
    await close();
  });

  it('before it has begun is tried again', async () => {
    const { database, breakNext, close } = await openBreakableDatabase();
    breakNext();
    await inTransaction(database, (transaction) => addLike(transaction, LIKE, 1));
    expect(await countLikes(database, LIKE.articleId)).toBe(1);
    await close();
  });
});

describe('the code of a database’s error', () => {
  it.each([
    { error: { code: '23505', message: 'Key (email)=(ana@example.com)' }, code: '23505' },
    { error: { code: 'ERR_SQLITE_ERROR', errcode: 13 }, code: 'sqlite-13' },
    { error: new TypeError('ana@example.com'), code: 'TypeError' },
    { error: 'ana@example.com', code: 'unknown' },
  ])('is $code and never its text', ({ error, code }) => {
    expect(databaseErrorCode(error)).toBe(code);
  });
});
