import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { anyText } from '#tests/support/any-text.ts';
import { CONTACT_TOPICS, contactFormSchema } from './contact.ts';
import { isFieldCode, type FieldCode } from './field-codes.ts';

const GOOD = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'my-plan',
  message: 'Where do I see my match?',
};

function codesOf(form: object): string[] {
  const result = contactFormSchema.safeParse(form);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the contact form', () => {
  it('is complete with four fields, and needs each of them', () => {
    expect(codesOf(GOOD)).toEqual([]);
    const missing = ['name: name-missing', 'email: email-missing', 'topic: topic-missing'];
    expect(codesOf({})).toEqual([...missing, 'message: message-missing']);
    const empty = { name: ' ', email: '', topic: '', message: '\r\n' };
    expect(codesOf(empty)).toEqual([...missing, 'message: message-missing']);
  });

  it.each([
    { field: 'name', value: 'a'.repeat(101), code: 'name-long' },
    { field: 'name', value: 'Ana\r\nBcc: bo@example.com', code: 'name-characters' },
    { field: 'name', value: 'Ana\u2028Bcc: bo@example.com', code: 'name-characters' },
    { field: 'email', value: 'ana@example.com\nBcc: bo@example.com', code: 'email-shape' },
    { field: 'email', value: 'ana@example.com,bo@example.com', code: 'email-shape' },
    { field: 'email', value: `a@${'b.'.repeat(200)}com`, code: 'email-long' },
    { field: 'topic', value: 'my-plan\r\nBcc: bo@example.com', code: 'topic-missing' },
    { field: 'topic', value: 'free-money', code: 'topic-missing' },
    { field: 'message', value: 'a'.repeat(2_001), code: 'message-long' },
    { field: 'message', value: 'a\0b', code: 'message-characters' },
  ])('says $code of a $field like that', ({ field, value, code }) => {
    expect(codesOf({ ...GOOD, [field]: value })).toEqual([`${field}: ${code}`]);
  });

  it('counts a message of 2,000 characters alike from a form and from a script', () => {
    const message = 'line\n'.repeat(399) + 'lines';
    expect(message).toHaveLength(2_000);
    for (const sent of [message, message.replaceAll('\n', '\r\n')]) {
      expect(contactFormSchema.parse({ ...GOOD, message: sent }).message).toBe(message);
    }
  });

  it('never lets a line end into a field that reaches a header', () => {
    const lineEnd = fc.constantFrom('\r', '\n', '\r\n', '\0', '\u0085', '\u2028');
    fc.assert(
      fc.property(anyText, lineEnd, anyText, (before, end, after) => {
        const injected = `x${before}${end}${after}x`;
        expect(codesOf({ ...GOOD, name: injected })).toContain('name: name-characters');
        expect(codesOf({ ...GOOD, email: `a@example.com${injected}` })).not.toEqual([]);
      }),
    );
  });

  it('has words for every mistake and every topic in both languages', () => {
    for (const texts of [english.mailForms, spanish.mailForms]) {
      expectTypeOf<keyof typeof texts.errors>().toEqualTypeOf<FieldCode>();
      expect(Object.keys(texts.errors).filter((code) => !isFieldCode(code))).toEqual([]);
      expect(Object.keys(texts.topics)).toEqual([...CONTACT_TOPICS]);
    }
  });
});
