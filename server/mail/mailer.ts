/**
 * A complete mail. Its addresses are bare, without a name from a user that could inject a header.
 */
export interface OutgoingMail {
  /** The id is the same for every try, so that a mailbox keeps one copy. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  /** The address for one-click unsubscribing (RFC 8058); absent if the mail has no subscription. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once another system has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes mails that the mailer itself has kept from before this time. */
  forgetBefore(time: number): Promise<void>;
}

/**
 * Why a mail was not accepted, as a code that may be stored and logged. The server's own words may
 * quote the address.
 */
export class MailNotSentError extends Error {
  readonly code: string;
  /** True if the same mail would be refused again. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`The mail was not sent: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
  }
}
