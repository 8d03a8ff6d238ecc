/** A mail of ours, complete. Addresses are bare: never a user's text that a header could be made of. */
export interface OutgoingMail {
  /** The same for every try, so that a mailbox keeps one. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  /** Where one click unsubscribes (RFC 8058); absent on mails nobody subscribes to. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once another system has taken the mail over. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes what the mailer itself has kept from before this time. */
  forgetBefore(time: number): Promise<void>;
}

/** Why a mail was not taken: a code that may be kept and logged. The server's own words may quote the address. */
export class MailNotSentError extends Error {
  readonly code: string;
  /** True when the same mail would be refused again. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`The mail was not sent: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
  }
}
