import { z } from 'zod';
import { plainLine } from '#contracts/content/texts.ts';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#domain/language/language.ts';
import { isMailAddress, mailAddressKey } from '#domain/mail/mail-address.ts';
import { LEAST_KEY_LENGTH } from '../secrets/secret-keys.ts';

const LOCAL_SENDER = 'sendero@localhost.localdomain';

const RECIPIENT = /^(?<companyId>[a-z0-9-]+)(?:\/(?<code>[a-z]{2}))?=(?<address>\S+)$/;

/** Who gets the monthly figures of a company, and in which language. */
interface SponsorRecipient {
  companyId: string;
  language: Language;
  address: string;
}

/** Reads `riverbend=ana@example.com, riverbend/es=leo@example.com`; undefined where one entry says something else. */
function readRecipients(text: string): SponsorRecipient[] | undefined {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const read = entries.flatMap((entry) => {
    const { companyId, code, address } = RECIPIENT.exec(entry)?.groups ?? {};
    const language = code === undefined ? DEFAULT_LANGUAGE : findLanguage(code);
    if (!companyId || !language || !address || !isMailAddress(address)) return [];
    return { companyId, language, address };
  });
  return read.length === entries.length ? read : undefined;
}

/** An address, or `@` and a domain for all of its addresses. */
const ALLOWED = z
  .string()
  .refine((entry) => isMailAddress(entry.startsWith('@') ? `somebody${entry}` : entry));

const mailAddress = z.string().refine(isMailAddress, 'one bare mail address');

/** The settings for mails and forms, described in one sentence each. */
export const mailSettings = {
  /**
   * Signs links and keys hashes; the same on every node. A list, as `new,old`: the first signs, all
   * verify.
   */
  SECRET_KEY: z.string().min(LEAST_KEY_LENGTH).optional(),
  /** The file of the key that a bare clone makes for itself. */
  SECRET_FILE: z.string().min(1).default('var/secret.key'),
  /** `smtp://` or `smtps://user:password@host:port`; without it mails are files in `OUTBOX_DIR`. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp://… or smtps://…' })
    // The mail library takes a query in the address for settings of its own, encryption among them.
    .refine((url) => !/[?#]/.test(url), 'nothing after the port: no ? and no #')
    .optional(),
  /** `1` sends without encryption, which is allowed only to a mail server on this machine. */
  SMTP_PLAIN: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /**
   * The header that tells the mail provider it already has a mail, such as
   * `Resend-Idempotency-Key`.
   */
  SMTP_IDEMPOTENCY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header')
    .optional(),
  /** Whom a staging installation mails: `ana@example.com, @example.org`. Other mails become files. */
  STAGING_MAIL_TO: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(ALLOWED, 'addresses, or @ and a domain, with commas between')),
  OUTBOX_DIR: z.string().min(1).default('var/outbox'),
  /** The sender of all mails. */
  MAIL_FROM: mailAddress.default(LOCAL_SENDER),
  /** The recipient of messages from the contact page. */
  CONTACT_TO: mailAddress.default(LOCAL_SENDER),
  /** The operator's postal address, which the law requires at the foot of mails. */
  POSTAL_ADDRESS: plainLine(200).default('Sendero, 1 Trailhead Way, Anytown, US 00000'),
  /** Who gets a company’s figures each month: `riverbend=ana@example.com, riverbend/es=leo@example.com`. */
  SPONSOR_MAILS: z
    .string()
    .default('')
    .transform((text, context) => {
      const recipients = readRecipients(text);
      if (recipients) return recipients;
      context.addIssue('company=address, or company/es=address, with commas between');
      return z.NEVER;
    }),
  /** Days after which contact texts are deleted. */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  /** The number of forms that one network (a /24, a /48) may send in an hour. */
  FORMS_PER_NETWORK: z.coerce.number().int().min(1).default(40),
  /** The number of forms that the whole site takes in an hour; each of them becomes a mail. */
  FORMS_PER_SITE: z.coerce.number().int().min(1).default(2_000),
};

const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Every network on the way can read unencrypted mail, so it may not leave the machine. */
export function isPlainOnlyHere({
  SMTP_PLAIN,
  SMTP_URL,
}: z.infer<z.ZodObject<typeof mailSettings>>): boolean {
  if (!SMTP_PLAIN) return true;
  if (SMTP_URL === undefined) return false;
  const { protocol, hostname } = new URL(SMTP_URL);
  return protocol === 'smtp:' && THIS_MACHINE.test(hostname);
}

export interface MailConfig {
  secretKey: string | undefined;
  secretFile: string;
  smtpUrl: string | undefined;
  smtpPlain: boolean;
  smtpIdempotencyHeader: string | undefined;
  /** The only addresses and domains that get mails, in staging; undefined where all do. */
  onlyTo: readonly string[] | undefined;
  outboxDir: string;
  from: string;
  contactTo: string;
  postalAddress: string;
  sponsors: readonly SponsorRecipient[];
  retentionDays: number;
  formsPerNetwork: number;
  formsPerSite: number;
}

export function readMailConfig(
  settings: z.infer<z.ZodObject<typeof mailSettings>>,
  isStaging: boolean,
): MailConfig {
  return {
    secretKey: settings.SECRET_KEY,
    secretFile: settings.SECRET_FILE,
    smtpUrl: settings.SMTP_URL,
    smtpPlain: settings.SMTP_PLAIN,
    smtpIdempotencyHeader: settings.SMTP_IDEMPOTENCY_HEADER,
    onlyTo: isStaging ? settings.STAGING_MAIL_TO : undefined,
    outboxDir: settings.OUTBOX_DIR,
    from: settings.MAIL_FROM,
    contactTo: settings.CONTACT_TO,
    postalAddress: settings.POSTAL_ADDRESS,
    sponsors: settings.SPONSOR_MAILS,
    retentionDays: settings.RETENTION_DAYS,
    formsPerNetwork: settings.FORMS_PER_NETWORK,
    formsPerSite: settings.FORMS_PER_SITE,
  };
}

/** True if mails to this address leave the machine: there is a mail server, and staging names the address. */
export function isMailed(
  { smtpUrl, onlyTo }: Pick<MailConfig, 'smtpUrl' | 'onlyTo'>,
  address: string,
): boolean {
  if (smtpUrl === undefined) return false;
  if (onlyTo === undefined) return true;
  const asked = mailAddressKey(address);
  return onlyTo.some((entry) => {
    const allowed = mailAddressKey(entry);
    return allowed.startsWith('@') ? asked.endsWith(allowed) : asked === allowed;
  });
}

/** Lists the settings that a server which really sends mails should not leave at their defaults. */
export function findUnsetMailSettings(config: MailConfig): string[] {
  if (config.smtpUrl === undefined) return [];
  return [
    ...(config.from === LOCAL_SENDER ? ['MAIL_FROM'] : []),
    ...(config.contactTo === LOCAL_SENDER ? ['CONTACT_TO'] : []),
    ...(config.postalAddress === mailSettings.POSTAL_ADDRESS.parse(undefined)
      ? ['POSTAL_ADDRESS']
      : []),
  ];
}
