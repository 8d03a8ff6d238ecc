import { z } from 'zod';
import { plainLine } from '#contracts/content/texts.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';

const SECRET_LENGTH = 32;
const LOCAL_SENDER = 'sendero@localhost.localdomain';

const mailAddress = z.string().refine(isMailAddress, 'one bare mail address');

/** The settings of everything that leaves by mail or form, a sentence each. */
export const mailSettings = {
  /** Signs links and keys hashes; the same on every node. Without it one is made in `var/secret.key`. */
  SECRET_KEY: z.string().min(SECRET_LENGTH).optional(),
  /** Where that one is kept. */
  SECRET_FILE: z.string().min(1).default('var/secret.key'),
  /** `smtp://` or `smtps://user:password@host:port`; without it mails are files in `OUTBOX_DIR`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://… or smtps://…' }).optional(),
  OUTBOX_DIR: z.string().min(1).default('var/outbox'),
  /** The address mails come from. */
  MAIL_FROM: mailAddress.default(LOCAL_SENDER),
  /** Who reads what people write on the contact page. */
  CONTACT_TO: mailAddress.default(LOCAL_SENDER),
  /** The operator's postal address, at the foot of mails as the law asks. */
  POSTAL_ADDRESS: plainLine(200).default('Sendero, 1 Trailhead Way, Anytown, US 00000'),
  /** Days after which contact texts are deleted. */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  /** How many forms one network (a /24, a /48) may send in an hour. */
  FORMS_PER_NETWORK: z.coerce.number().int().min(1).default(40),
};

export interface MailConfig {
  secretKey: string | undefined;
  secretFile: string;
  smtpUrl: string | undefined;
  outboxDir: string;
  from: string;
  contactTo: string;
  postalAddress: string;
  retentionDays: number;
  formsPerNetwork: number;
}

export function readMailConfig(settings: z.infer<z.ZodObject<typeof mailSettings>>): MailConfig {
  return {
    secretKey: settings.SECRET_KEY,
    secretFile: settings.SECRET_FILE,
    smtpUrl: settings.SMTP_URL,
    outboxDir: settings.OUTBOX_DIR,
    from: settings.MAIL_FROM,
    contactTo: settings.CONTACT_TO,
    postalAddress: settings.POSTAL_ADDRESS,
    retentionDays: settings.RETENTION_DAYS,
    formsPerNetwork: settings.FORMS_PER_NETWORK,
  };
}

/** What a server that really sends should not leave as it is shipped. */
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
