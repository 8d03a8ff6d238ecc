import { describe, expect, it } from 'vitest';
import { listSuites, SUITES } from './suites.ts';

const namesOf = (...wanted: string[]): string[] => listSuites(wanted).map(({ name }) => name);

describe('the suites of a command', () => {
  it('are for `npm test` all but the long ones', () => {
    expect(namesOf()).toEqual(['unit', 'faults', 'browser']);
  });

  it('are for `npm run test:long` the other halves', () => {
    expect(namesOf('long')).toEqual(['storms', 'more-kills', 'matrix']);
  });

  it('are otherwise those that are named', () => {
    expect(namesOf('browser')).toEqual(['browser']);
    expect(namesOf('unit', 'long')).toEqual(['unit', 'storms', 'more-kills', 'matrix']);
    expect(namesOf('kills', 'cluster')).toEqual(['kills', 'cluster']);
  });

  it('write a report each', () => {
    const reports = SUITES.map(({ report }) => report);
    expect(new Set(reports).size).toBe(SUITES.length);
  });
});
