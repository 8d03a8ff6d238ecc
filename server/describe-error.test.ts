import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown');
}

describe('an error in the log', () => {
  it('says its name, its code and the line that threw, and not its message', () => {
    const error = thrownBy(() => JSON.parse('canary7f3e') as unknown);
    const described = describeError(Object.assign(error, { code: 'ERR_SOMETHING' }));
    expect(described).toMatchObject({ error: 'SyntaxError', code: 'ERR_SOMETHING' });
    expect(described.at.join('\n')).toContain('describe-error.test.ts');
    expect(JSON.stringify(described)).not.toContain('canary7f3e');
  });

  it('says the same of what caused it', () => {
    const cause = new RangeError('canary7f3e');
    const described = describeError(new Error('canary7f3e', { cause }));
    expect(described.cause).toMatchObject({ error: 'RangeError' });
    expect(JSON.stringify(described)).not.toContain('canary7f3e');
  });

  it('that causes itself comes to an end', () => {
    const error = new Error('x');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });

  it.each([{ thrown: 'canary7f3e' }, { thrown: { canary7f3e: 1 } }, { thrown: null }])(
    'that is none, such as $thrown, is told by its type alone',
    ({ thrown }) => {
      expect(describeError(thrown)).toEqual({ error: `thrown-${typeof thrown}`, at: [] });
    },
  );

  it('takes neither name nor code from a visitor', () => {
    const error = Object.assign(new Error('x'), { name: 'a canary7f3e', code: 'a canary7f3e' });
    expect(describeError(error)).toMatchObject({ error: 'Error' });
    expect(JSON.stringify(describeError(error))).not.toContain('canary7f3e');
  });

  it('quotes no message, whatever it looks like', () => {
    const line = fc.constantFrom(
      'canary7f3e',
      '    at canary7f3e (file:///canary7f3e.js:1:1)',
      '    at canary7f3e (node:canary7f3e:1:1)',
      '',
    );
    const another = fc.constantFrom('', 'Error', 'something else');
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 5 }),
        fc.boolean(),
        another,
        (lines, isKept, other) => {
          const error = new Error(lines.join('\n'));
          // Some libraries change the message of an error after its stack was written.
          expect(error.stack).toBeTypeOf('string');
          if (!isKept) error.message = other;
          expect(JSON.stringify(describeError(error))).not.toContain('canary7f3e');
        },
      ),
    );
  });
});
