import { describe, expect, it } from 'vitest';
import { mergeTrails, type TrailOnDevice } from './merge-trails.ts';

const HERE: TrailOnDevice = {
  plan: 'fox',
  done: { fox: ['a'], owl: ['x'] },
  read: ['fees', 'vesting'],
  hasMatch: false,
};

describe('a trail that is brought to another device', () => {
  it('adds to what is there, and its animal is the newer one', () => {
    const brought: TrailOnDevice = {
      plan: 'elk-arrived',
      done: { elk: ['c'], owl: ['x', 'y'] },
      read: ['vesting', 'ira'],
      hasMatch: true,
    };
    expect(mergeTrails(HERE, brought)).toEqual({
      plan: 'elk-arrived',
      done: { fox: ['a'], elk: ['c'], owl: ['x', 'y'] },
      read: ['fees', 'vesting', 'ira'],
      hasMatch: true,
    });
  });

  it('takes nothing away', () => {
    const empty: TrailOnDevice = { plan: undefined, done: {}, read: [], hasMatch: false };
    expect(mergeTrails(HERE, empty)).toEqual(HERE);
    expect(mergeTrails(empty, HERE)).toEqual(HERE);
  });
});
