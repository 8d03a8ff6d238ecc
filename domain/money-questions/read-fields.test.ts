import { describe, expect, it } from 'vitest';
import type { Fields } from './field.ts';
import { readFields } from './read-fields.ts';

const FORM = {
  filer: { kind: 'choice', options: ['single', 'married'] },
  spouse: { kind: 'dollars', min: 0, max: 100, onlyWith: 'filer=married' },
  schedule: { kind: 'choice', options: ['plan', 'cliff'] },
  years: { kind: 'years', min: 1, max: 20, onlyWith: 'schedule!=plan' },
} as const satisfies Fields;

function read(sent: Record<string, string>): ReturnType<typeof readFields<typeof FORM>> {
  return readFields(FORM, Object.entries(sent));
}

describe('a field that a choice hides', () => {
  it.each(['much', '-5', '1000', ''])(
    'is no mistake with "%s" in it, and does not count',
    (text) => {
      const { values, mistakes, typed } = read({
        filer: 'single',
        spouse: text,
        schedule: 'plan',
        years: text,
      });
      expect(mistakes).toEqual([]);
      expect(values).toEqual({ filer: 'single', schedule: 'plan' });
      expect(typed).toMatchObject({ spouse: text, years: text });
    },
  );

  it('counts, and may be wrong, once the choice shows it', () => {
    const shown = { filer: 'married', schedule: 'cliff' };
    expect(read({ ...shown, spouse: '50', years: '3' }).values).toEqual({
      ...shown,
      spouse: 50,
      years: 3,
    });
    expect(read({ ...shown, spouse: 'much', years: '0' }).mistakes).toEqual(['spouse', 'years']);
  });
});
