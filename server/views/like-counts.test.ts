import { describe, expect, it, vi } from 'vitest';
import { LikeCounts } from './like-counts.ts';

type Counts = Record<string, number>;

function setUp() {
  const rows = { counts: {} as Counts };
  const clock = { now: 1_000 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const listChanged = vi.fn((_since: number) =>
    Promise.resolve(new Map(Object.entries(rows.counts))),
  );
  const likes = new LikeCounts({ listChanged, log, now: () => clock.now });
  const changes: string[][] = [];
  likes.onChange((ids) => changes.push([...ids]));
  return { rows, clock, log, listChanged, likes, changes };
}

describe('the like counts', () => {
  it('are zero for an article nobody has liked', () => {
    expect(setUp().likes.get('fees')).toBe(0);
  });

  it('show the rows after a refresh, and tell which articles changed', async () => {
    const { likes, rows, changes } = setUp();
    rows.counts = { fees: 3, match: 1 };
    await likes.refresh();
    expect([likes.get('fees'), likes.get('match')]).toEqual([3, 1]);
    rows.counts = { fees: 3, match: 2, scams: 1 };
    await likes.refresh();
    expect(changes).toEqual([
      ['fees', 'match'],
      ['match', 'scams'],
    ]);
  });

  it('fall to zero when the last like was taken back elsewhere', async () => {
    const { likes, rows, changes } = setUp();
    rows.counts = { fees: 1 };
    await likes.refresh();
    rows.counts = { fees: 0 };
    await likes.refresh();
    expect(likes.get('fees')).toBe(0);
    expect(changes).toEqual([['fees'], ['fees']]);
  });

  it('say nothing when nothing changed', async () => {
    const { likes, rows, changes } = setUp();
    rows.counts = { fees: 1 };
    await likes.refresh();
    await likes.refresh();
    likes.set('fees', 1);
    likes.set('match', 0);
    expect(changes).toEqual([['fees']]);
  });

  it('show what a write on this node has counted at once', () => {
    const { likes, changes } = setUp();
    likes.set('fees', 4);
    expect(likes.get('fees')).toBe(4);
    expect(changes).toEqual([['fees']]);
  });

  it('tell every listener', () => {
    const { likes } = setUp();
    const second = vi.fn();
    likes.onChange(second);
    likes.set('fees', 1);
    expect(second).toHaveBeenCalledExactlyOnceWith(['fees']);
  });
});

describe('refreshing the like counts', () => {
  it('happens at most every five seconds, however many pages are shown', async () => {
    const { likes, clock, listChanged } = setUp();
    likes.refreshSoon();
    likes.refreshSoon();
    // A second caller waits for the running refresh instead of starting another.
    await likes.refresh();
    clock.now += 4_999;
    likes.refreshSoon();
    expect(listChanged).toHaveBeenCalledTimes(1);
    clock.now += 1;
    likes.refreshSoon();
    likes.refreshSoon();
    expect(listChanged).toHaveBeenCalledTimes(2);
  });

  it('reads all counters at first, then what has changed, by clocks far apart', async () => {
    const { likes, rows, clock, listChanged } = setUp();
    rows.counts = { fees: 2, match: 1 };
    await likes.refresh();
    const readAt = clock.now;
    clock.now += 5_000;
    rows.counts = { match: 2 };
    await likes.refresh();
    expect(listChanged.mock.calls).toEqual([[0], [readAt - 15 * 60_000]]);
    expect([likes.get('fees'), likes.get('match')]).toEqual([2, 2]);
  });

  it('reads all counters again every ten minutes, and after a refresh that failed', async () => {
    const { likes, clock, listChanged } = setUp();
    listChanged.mockRejectedValueOnce(new Error('no database'));
    for (const wait of [0, 5_000, 599_999, 1]) {
      clock.now += wait;
      await likes.refresh();
    }
    expect(listChanged.mock.calls.map(([since]) => since === 0)).toEqual([true, true, false, true]);
  });

  it('asks the database once for those who ask together', async () => {
    const { likes, listChanged } = setUp();
    await Promise.all([likes.refresh(), likes.refresh(), likes.refresh()]);
    expect(listChanged).toHaveBeenCalledTimes(1);
    await likes.refresh();
    expect(listChanged).toHaveBeenCalledTimes(2);
  });

  it('keeps the counts while the database is down, says so, and tries again', async () => {
    const { likes, rows, listChanged, log, changes } = setUp();
    rows.counts = { fees: 2 };
    await likes.refresh();
    listChanged.mockRejectedValueOnce(
      Object.assign(new Error('no database'), { code: 'ECONNREFUSED' }),
    );
    await likes.refresh();
    expect(likes.get('fees')).toBe(2);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('like-counts-stale', {
      reason: 'ECONNREFUSED',
    });
    rows.counts = { fees: 3 };
    await likes.refresh();
    expect(likes.get('fees')).toBe(3);
    expect(changes).toEqual([['fees'], ['fees']]);
  });

  it('does not take back a like that was counted while it read the rows', async () => {
    const { likes, listChanged } = setUp();
    const rows = Promise.withResolvers<Map<string, number>>();
    listChanged.mockReturnValueOnce(rows.promise);
    const refreshing = likes.refresh();
    likes.set('fees', 1);
    rows.resolve(new Map([['match', 7]]));
    await refreshing;
    expect([likes.get('fees'), likes.get('match')]).toEqual([1, 7]);
  });
});
