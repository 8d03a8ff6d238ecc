import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { EVERY_PAGE } from './page-tags.ts';
import { Purger } from './purger.ts';

const MOST = 30;

let taken: string[][];
let isAway: boolean;
let lines: string[];

function open(): Purger {
  return new Purger({
    queue: (tags) => {
      if (isAway) return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      taken.push([...tags]);
      return Promise.resolve();
    },
    mostTags: MOST,
    log: createLog('info', (line) => lines.push(line)),
  });
}

function makeTags(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `tag-${index}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  [taken, isAway, lines] = [[], false, []];
});
afterEach(() => vi.useRealTimers());

describe('what the cache in front has to forget', () => {
  it('is queued at once, and once', async () => {
    const purger = open();
    purger.forget(['a', 'b']);
    purger.forget(['c']);
    purger.forget([]);
    await purger.close();
    expect(taken.flat().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is parted into as many requests as the service asks for', async () => {
    const purger = open();
    purger.forget(makeTags(70));
    await purger.close();
    expect(taken.map(({ length }) => length)).toEqual([30, 30, 10]);
    expect(taken.flat()).toEqual(makeTags(70));
  });

  it('is everything if the change is a large one', async () => {
    const purger = open();
    purger.forget(makeTags(8 * MOST + 1));
    await purger.close();
    expect(taken).toEqual([[EVERY_PAGE]]);
  });

  it('waits for a database that is away, and loses nothing that is added meanwhile', async () => {
    const purger = open();
    isAway = true;
    purger.forget(['a']);
    await vi.advanceTimersByTimeAsync(1);
    purger.forget(['b']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(taken).toEqual([]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'purge-waiting',
      reason: 'ECONNREFUSED',
    });
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(taken).toEqual([['a', 'b']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toHaveLength(1);
    await purger.close();
  });
});
