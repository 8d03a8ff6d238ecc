import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('parsing JSON', () => {
  it('gives back what was written, and reports nothing', () => {
    const report = vi.fn<(message: string) => void>();
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(parseJson(text, report))).toBe(text);
      }),
    );
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    { text: '' },
    { text: '{' },
    { text: "{'a': 1}" },
    { text: '<!doctype html>' },
    { text: 'undefined' },
  ])('of "$text" reports and answers nothing', ({ text }) => {
    const report = vi.fn<(message: string) => void>();
    expect(parseJson(text, report)).toBeUndefined();
    expect(report.mock.calls).toEqual([['could not parse json']]);
  });
});
