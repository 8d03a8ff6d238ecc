import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { EventQueue } from './event-queue.ts';

const view = (name: string): TrackedEvent => ({ event: 'testing view', view: name });

let answer: 'none' | 'yes' | 'no';
let shown: TrackedEvent[];
let sent: TrackedEvent[][];
let forgotten: number;
let ring: () => void;
let queue: EventQueue;

beforeEach(() => {
  answer = 'none';
  shown = [];
  sent = [];
  forgotten = 0;
  ring = () => undefined;
  queue = new EventQueue({
    isAllowed: () => answer === 'yes',
    isAnswered: () => answer !== 'none',
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

describe('before an answer', () => {
  it('events are held, and come in order after a yes', () => {
    queue.add(view('first'));
    queue.add(view('second'));
    queue.flush();
    expect([shown, sent]).toEqual([[], []]);
    answer = 'yes';
    queue.answer(true);
    expect(shown).toEqual([view('first'), view('second')]);
    ring();
    expect(sent).toEqual([[view('first'), view('second')]]);
  });

  it('events are dropped by a no, also when a yes follows', () => {
    queue.add(view('first'));
    answer = 'no';
    queue.answer(false);
    answer = 'yes';
    queue.answer(true);
    ring();
    expect([shown, sent]).toEqual([[], []]);
  });

  it('no more than two hundred are held, the newest', () => {
    for (let index = 0; index < 250; index += 1) queue.add(view(`view-${index}`));
    answer = 'yes';
    queue.answer(true);
    expect(shown).toHaveLength(200);
    expect(shown[0]).toEqual(view('view-50'));
  });
});

describe('after a yes', () => {
  beforeEach(() => {
    answer = 'yes';
  });

  it('events are shown at once and sent together', () => {
    queue.add(view('first'));
    queue.add(view('second'));
    expect(shown).toHaveLength(2);
    expect(sent).toEqual([]);
    ring();
    expect(sent).toEqual([[view('first'), view('second')]]);
  });

  it('no more than fifty are sent at once', () => {
    for (let index = 0; index < 120; index += 1) queue.add(view(`view-${index}`));
    ring();
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('taking it back drops what waits and forgets what was stored', () => {
    queue.add(view('first'));
    answer = 'no';
    queue.answer(false);
    ring();
    queue.add(view('second'));
    ring();
    expect(sent).toEqual([]);
    expect(shown).toEqual([view('first')]);
    expect(forgotten).toBe(1);
  });

  it('a no in another tab stops the sending', () => {
    queue.add(view('first'));
    answer = 'no';
    ring();
    expect(sent).toEqual([]);
  });
});

it('an event of no known shape is neither shown nor sent, and its words are not repeated', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = 'yes';
  queue.add({ event: 'testing view', view: 'jane.doe@example.com' });
  queue.add({ event: 'testing view', view: 'home', email: 'jane' } as TrackedEvent);
  ring();
  expect([shown, sent]).toEqual([[], []]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('jane');
  warn.mockRestore();
});
