import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStops, EVERY_STOP } from './choose-stops.ts';

const timeline = {
  title: 'Four stops',
  topics: [
    { id: 'money', label: 'Money' },
    { id: 'health', label: 'Health' },
  ],
  stops: [
    { name: 'a', topics: ['money'] },
    { name: 'b', topics: ['health'] },
    { name: 'c', topics: ['money', 'health'] },
    { name: 'd', topics: ['money'] },
  ],
};

describe('the stops of an address', () => {
  it.each([
    { filter: EVERY_STOP, topic: undefined, names: 'abcd' },
    { filter: 'money', topic: 'Money', names: 'acd' },
    { filter: 'health', topic: 'Health', names: 'bc' },
  ])('$filter are $names, in their order', ({ filter, topic, names }) => {
    const chosen = chooseStops(timeline, filter);
    expect(chosen?.topic?.label).toBe(topic);
    expect(chosen?.stops.map(({ name }) => name).join('')).toBe(names);
  });

  it('are none, and no page, for a topic that is not there', () => {
    fc.assert(
      fc.property(fc.string(), (filter) => {
        const isKnown = [EVERY_STOP, 'money', 'health'].includes(filter);
        expect(chooseStops(timeline, filter) !== undefined).toBe(isKnown);
      }),
    );
  });

  it('are none on a page that is still there when the timeline was refused', () => {
    expect(chooseStops(undefined, EVERY_STOP)?.stops).toEqual([]);
    expect(chooseStops(undefined, 'money')).toBeUndefined();
  });
});
