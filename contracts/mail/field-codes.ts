import type { ContactCode } from './contact.ts';
import type { EmailCode } from './fields.ts';

/** The mistakes in a form's field, as codes. Their texts are in `content/messages/en/mail-forms.ts`. */
export type FieldCode = EmailCode | ContactCode;

/** A code names its field and what is wrong with it; no other message of a schema looks like this. */
const CODE = /^[a-z]+-(?:missing|long|characters|shape)$/;

export function isFieldCode(text: string): text is FieldCode {
  return CODE.test(text);
}
