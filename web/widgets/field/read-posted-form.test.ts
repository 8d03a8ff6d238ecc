import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorFormSchema } from '#contracts/forms/calculator-form.ts';
import { planMailFormSchema } from '#contracts/mail/action-plan.ts';
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
        const form = readPostedForm(fields, planMailFormSchema);
        expect(form.status).toBe('success');
        expect(form.payload).toEqual({ email: 'ana@example.com' });
        expect('polluted' in {}).toBe(false);
      }),
    );
  });

  it('gives a name it does not know back to nobody', () => {
    const fields = new URLSearchParams(STRANGE_NAMES.map((name) => [name, 'canary7f3e']));
    for (const schema of [planMailFormSchema, calculatorFormSchema]) {
      const form = readPostedForm(fields, schema);
      expect(form.status).toBe('error');
      expect(JSON.stringify(form.reply())).not.toMatch(/canary7f3e|proto|intent__|state__/);
    }
  });

  it('with a field twice says which value is missing', () => {
    const fields = new URLSearchParams('email=ana@example.com&email=bob@example.com');
    expect(readPostedForm(fields, planMailFormSchema).reply().error).toEqual({
      email: ['email-missing'],
    });
  });
});
