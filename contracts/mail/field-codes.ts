/** The mistakes in a form's field, as codes. Their texts are in `content/messages/mail-forms`. */
export const FIELD_CODES = [
  'name-missing',
  'name-long',
  'name-characters',
  'email-missing',
  'email-long',
  'email-shape',
  'topic-missing',
  'message-missing',
  'message-long',
  'message-characters',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(FIELD_CODES);

export function isFieldCode(text: string): text is FieldCode {
  return KNOWN.has(text);
}
