import type { HumanProof } from '#contracts/mail/captcha.ts';

/** What a plain form shows of its sender: no solved captcha, and a field that only programs fill in. */
export function readHoneypot(fields: URLSearchParams): HumanProof {
  return { altcha: undefined, website: fields.get('website') ?? undefined };
}
