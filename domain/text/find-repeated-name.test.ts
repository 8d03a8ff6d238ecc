import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedName } from './find-repeated-name.ts';

describe('a name that is repeated', () => {
  it.each([
    { json: '{"a":1,"a":1}', name: 'a' },
    { json: '{"a":1,"b":2,\n "a" : 3}', name: 'a' },
    { json: '{"a":{"b":1},"a":2}', name: 'a' },
    { json: '{"x":[{"a":1,"a":2}]}', name: 'a' },
    { json: String.raw`{"a":1,"\u0061":2}`, name: 'a' },
    { json: '{"":1,"":2}', name: '' },
    { json: '{"__proto__":1,"__proto__":2}', name: '__proto__' },
    { json: String.raw`{"\"":1,"\"":2}`, name: '"' },
  ])('is found in $json', ({ json, name }) => {
    expect(JSON.parse(json)).toBeTypeOf('object');
    expect(findRepeatedName(json)).toBe(name);
  });

  it.each([
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    '{"a":"b\\":","c":"a","d":"{\\"a\\":1,"}',
    '["a","a"]',
    '"a:a"',
    '1',
  ])('is not found in %s', (json) => {
    expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(findRepeatedName(json)).toBeUndefined();
  });

  it('is not found in anything that JSON wrote itself, and always once it is added', () => {
    const anyObject = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(anyObject, fc.nat(), (object, at) => {
        const json = JSON.stringify(object);
        expect(findRepeatedName(json)).toBeUndefined();
        const names = Object.keys(object);
        const name = names[at % names.length] ?? '';
        expect(findRepeatedName(`${json.slice(0, -1)},${JSON.stringify(name)}:0}`)).toBe(name);
      }),
    );
  });
});
