import { afterEach, describe, expect, it } from 'vitest';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';
import type { EventCount } from '../db/queries/event-counts.ts';
import { createLog } from '../log.ts';
import { EventCounter } from './event-counter.ts';

const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
const open: EventCounter[] = [];
let now = Date.parse('2026-11-20T23:59:59.000Z');

afterEach(async () => {
  for (const counter of open.splice(0)) await counter.close();
  lines.length = 0;
});

function createCounter(add: (counts: readonly EventCount[]) => Promise<void>): EventCounter {
  const counter = new EventCounter({ add, log, now: () => now });
  open.push(counter);
  return counter;
}

const view = (name: string) => ({ event: 'testing view', view: name }) as const;

describe('counting', () => {
  it('adds up by company, day, event and what it was about', async () => {
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => void written.push(...counts));
    counter.count('generic', [view('home'), view('home'), view('faqs')]);
    counter.count('riverbend', [view('home')]);
    now += 2_000;
    counter.count('generic', [view('home')]);
    await counter.flush();
    expect(written).toEqual([
      { companyId: 'generic', day: '2026-11-20', event: 'testing view', detail: 'home', count: 2 },
      { companyId: 'generic', day: '2026-11-20', event: 'testing view', detail: 'faqs', count: 1 },
      {
        companyId: 'riverbend',
        day: '2026-11-20',
        event: 'testing view',
        detail: 'home',
        count: 1,
      },
      { companyId: 'generic', day: '2026-11-21', event: 'testing view', detail: 'home', count: 1 },
    ]);
  });

  it('has something to count every event by', async () => {
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => void written.push(...counts));
    counter.count('generic', EVENT_EXAMPLES);
    await counter.flush();
    expect(written).toHaveLength(EVENT_EXAMPLES.length);
    for (const { detail } of written) expect(detail).not.toBe('');
  });

  it('tries again with what could not be written, and says so', async () => {
    let isDown = true;
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => {
      if (isDown) throw new Error('no database');
      written.push(...counts);
    });
    counter.count('generic', [view('home')]);
    await counter.flush();
    isDown = false;
    counter.count('generic', [view('home')]);
    await counter.flush();
    expect(written.map(({ count }) => count)).toEqual([2]);
    expect(lines.join('')).toContain('events-not-written');
  });

  it('writes many in pieces, and tries again only with those that were not written', async () => {
    const pieces: number[] = [];
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => {
      pieces.push(counts.length);
      if (pieces.length === 2) throw new Error('no database');
      written.push(...counts);
    });
    const names = Array.from({ length: 12_000 }, (_, name) => `name-${name}`);
    for (const name of names) counter.count('generic', [view(name)]);
    await counter.flush();
    await counter.flush();
    expect(pieces).toEqual([5_000, 5_000, 5_000, 2_000]);
    expect(written.map(({ detail }) => detail).toSorted()).toEqual(names.toSorted());
  });

  it('keeps what was refused apart, by why', async () => {
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => void written.push(...counts));
    counter.refuse('generic', 'unknown name', 7);
    counter.refuse('generic', 'unknown name', 3);
    counter.refuse('generic', 'over the limit', 50);
    counter.refuse('generic', 'over the limit', 0);
    await counter.flush();
    expect(written.map(({ event, detail, count }) => [event, detail, count])).toEqual([
      ['refused', 'unknown name', 10],
      ['refused', 'over the limit', 50],
    ]);
  });

  it('writes what it has when it closes', async () => {
    const written: EventCount[] = [];
    const counter = createCounter(async (counts) => void written.push(...counts));
    counter.count('generic', [view('home')]);
    await counter.close();
    expect(written).toHaveLength(1);
  });
});
