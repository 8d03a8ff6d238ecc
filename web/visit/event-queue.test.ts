import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { checkEvent } from './check-event.ts';
import { EventQueue } from './event-queue.ts';

const view = (name: string): TrackedEvent => ({ event: 'testing view', view: name });

let answer: 'none' | 'yes' | 'no';
let shown: TrackedEvent[];
let sent: TrackedEvent[][];
let forgotten: number;
let checksLoaded: number;
let isOffline: boolean;
let ring: () => void;
let queue: EventQueue;

beforeEach(() => {
  answer = 'none';
  shown = [];
  sent = [];
  forgotten = 0;
  checksLoaded = 0;
  isOffline = false;
  ring = () => undefined;
  queue = new EventQueue({
    isAllowed: () => answer === 'yes',
    isAnswered: () => answer !== 'none',
    loadCheck: async () => {
      checksLoaded += 1;
      if (isOffline) throw new Error('offline');
      return checkEvent;
    },
    show: (event) => shown.push(event),
    send: (events) => sent.push(events),
    sendSoon: (send) => {
      ring = send;
    },
    forget: () => {
      forgotten += 1;
    },
  });
});

/** Resolves when everything that has been started so far has happened. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('before an answer', () => {
  it('events are held, and come in order after a yes', async () => {
    queue.add(view('first'));
    queue.add(view('second'));
    queue.flush();
    expect([shown, sent]).toEqual([[], []]);
    answer = 'yes';
    queue.answer(true);
    await turn();
    expect(shown).toEqual([view('first'), view('second')]);
    ring();
    expect(sent).toEqual([[view('first'), view('second')]]);
  });

  it('events are dropped by a no, also when a yes follows', async () => {
    queue.add(view('first'));
    answer = 'no';
    queue.answer(false);
    answer = 'yes';
    queue.answer(true);
    await turn();
    ring();
    expect([shown, sent]).toEqual([[], []]);
  });

  it('no more than two hundred are held, the newest', async () => {
    for (let index = 0; index < 250; index += 1) queue.add(view(`view-${index}`));
    answer = 'yes';
    queue.answer(true);
    await turn();
    expect(shown).toHaveLength(200);
    expect(shown[0]).toEqual(view('view-50'));
  });
});

describe('after a yes', () => {
  beforeEach(() => {
    answer = 'yes';
  });

  it('events are shown at once and sent together', async () => {
    queue.add(view('first'));
    queue.add(view('second'));
    await turn();
    expect(shown).toHaveLength(2);
    expect(sent).toEqual([]);
    ring();
    expect(sent).toEqual([[view('first'), view('second')]]);
  });

  it('no more than fifty are sent at once', async () => {
    for (let index = 0; index < 120; index += 1) queue.add(view(`view-${index}`));
    await turn();
    ring();
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('taking it back drops what waits and forgets what was stored', async () => {
    queue.add(view('first'));
    await turn();
    answer = 'no';
    queue.answer(false);
    ring();
    queue.add(view('second'));
    await turn();
    ring();
    expect(sent).toEqual([]);
    expect(shown).toEqual([view('first')]);
    expect(forgotten).toBe(1);
  });

  it('a no in another tab stops the sending', async () => {
    queue.add(view('first'));
    await turn();
    answer = 'no';
    ring();
    expect(sent).toEqual([]);
  });
});

describe('the schemas', () => {
  it('are not loaded for somebody who does not agree', async () => {
    queue.add(view('first'));
    answer = 'no';
    queue.answer(false);
    queue.add(view('second'));
    await turn();
    expect(checksLoaded).toBe(0);
  });

  it('are loaded once', async () => {
    answer = 'yes';
    queue.add(view('first'));
    queue.add(view('second'));
    await turn();
    queue.add(view('third'));
    await turn();
    expect(checksLoaded).toBe(1);
    expect(shown).toHaveLength(3);
  });

  it('that could not be loaded are asked for again, and nothing is lost', async () => {
    answer = 'yes';
    isOffline = true;
    queue.add(view('first'));
    await turn();
    expect(shown).toEqual([]);
    isOffline = false;
    queue.add(view('second'));
    await turn();
    expect(shown).toEqual([view('first'), view('second')]);
  });

  it('that come after the yes was taken back count nothing', async () => {
    answer = 'yes';
    queue.add(view('first'));
    answer = 'no';
    queue.answer(false);
    await turn();
    expect(shown).toEqual([]);
  });
});

it('an event of no known shape is neither shown nor sent, and its words are not repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = 'yes';
  queue.add({ event: 'testing view', view: 'jane.doe@example.com' });
  queue.add({ event: 'testing view', view: 'home', email: 'jane' } as TrackedEvent);
  await turn();
  ring();
  expect([shown, sent]).toEqual([[], []]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('jane');
  warn.mockRestore();
});
