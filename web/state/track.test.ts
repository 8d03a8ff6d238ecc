import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { receiveTracked, track } from './track.ts';

const view = (name: string): TrackedEvent => ({ event: 'testing view', view: name });

describe('what is tracked', () => {
  it('waits for the queue, and then reaches it in order', () => {
    track(view('first'));
    track(view('second'));
    const received: TrackedEvent[] = [];
    const stop = receiveTracked((event) => received.push(event));
    track(view('third'));
    expect(received).toEqual([view('first'), view('second'), view('third')]);
    stop();
    track(view('fourth'));
    expect(received).toHaveLength(3);
    receiveTracked((event) => received.push(event))();
    expect(received.at(-1)).toEqual(view('fourth'));
  });

  it('keeps the newest two hundred while nobody takes them', () => {
    for (let index = 0; index < 205; index += 1) track(view(`view-${index}`));
    const received: TrackedEvent[] = [];
    receiveTracked((event) => received.push(event))();
    expect(received).toHaveLength(200);
    expect(received[0]).toEqual(view('view-5'));
  });
});
