import { describe, expect, it } from 'vitest';
import { EXAMPLE_CHOICES, ONE_PERCENT_OPTIONS, readChoices } from './choices.ts';

const SENT = [
  ['currentAge', '55'],
  ['pretaxSalary', '75000'],
  ['contributionPercentage', '0'],
] as const;

describe('the choices of a form', () => {
  it('are read as numbers, whatever stands beside them', () => {
    expect(readChoices([...SENT, ['currentSavings', '1'], ['constructor', 'x']])).toEqual({
      currentAge: 55,
      pretaxSalary: 75_000,
      contributionPercentage: 0,
    });
  });

  it.each([
    { what: 'nothing', fields: [] },
    { what: 'one of them missing', fields: SENT.slice(1) },
    { what: 'one given twice', fields: [...SENT, SENT[0]] },
    { what: 'one that is no option', fields: [['currentAge', '56'], ...SENT.slice(1)] },
    { what: 'one written otherwise', fields: [['currentAge', ' 55'], ...SENT.slice(1)] },
    { what: 'one that is no text', fields: [['currentAge', 55], ...SENT.slice(1)] },
  ] as Array<{ what: string; fields: Array<[string, unknown]> }>)(
    'are none with $what',
    ({ fields }) => {
      expect(readChoices(fields)).toBeUndefined();
    },
  );

  it('have the example among them', () => {
    for (const [question, options] of Object.entries(ONE_PERCENT_OPTIONS))
      expect(options).toContain(EXAMPLE_CHOICES[question as keyof typeof ONE_PERCENT_OPTIONS]);
  });
});
