import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorForm } from '#contracts/forms/calculator-form.ts';
import type { FormReader } from '#contracts/forms/form-reader.ts';
import { planMailForm } from '#contracts/mail/action-plan.ts';
import { readPostedForm } from './read-posted-form.ts';

const STRANGE_NAMES = [
  '__intent__',
  '__state__',
  '__INTENT__',
  '__proto__',
  '__proto__.polluted',
  'constructor',
  'constructor.prototype.polluted',
  'toString',
  'email[0]',
  'email.x',
  'email[',
  'a[0].b',
  'a[99999999].b',
  '[]',
  '',
] as const;

describe('a posted form', () => {
  it('is its known fields, whatever else is sent with them', () => {
    const strange = fc.tuple(
      fc.oneof(fc.constantFrom(...STRANGE_NAMES), fc.string()),
      fc.oneof(fc.constantFrom('{', '{"type":"update","payload":{}}', '[1]', 'null'), fc.string()),
    );
    fc.assert(
      fc.property(fc.array(strange), (others) => {
        fc.pre(others.every(([name]) => name !== 'email'));
        const fields = new URLSearchParams([...others, ['email', 'ana@example.com'], ...others]);
        const form = readPostedForm(fields, planMailForm);
        expect(form.status).toBe('success');
        expect(form.typed).toEqual({ email: 'ana@example.com' });
        expect('polluted' in {}).toBe(false);
      }),
    );
  });

  it('gives a name it does not know back to nobody', () => {
    const fields = new URLSearchParams(STRANGE_NAMES.map((name) => [name, 'canary7f3e']));
    for (const reader of [planMailForm, calculatorForm]) {
      const form = readPostedForm(fields, reader as FormReader<unknown>);
      expect(form.status).toBe('error');
      expect(JSON.stringify(form)).not.toMatch(/canary7f3e|proto|intent__|state__/);
    }
  });

  it('with a field twice says which value is missing', () => {
    const fields = new URLSearchParams('email=ana@example.com&email=bob@example.com');
    expect(readPostedForm(fields, planMailForm)).toEqual({
      status: 'error',
      mistakes: { email: 'email-missing' },
      typed: {},
    });
  });
});
