import { callAddress } from '#contracts/calls/call-address.ts';
import { unsubscribe } from '#contracts/calls/unsubscribe.ts';
import { addToMonth } from '#domain/sponsor/told-months.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { isSuppressed } from '../db/queries/suppressions.ts';
import { subscribersOf } from '../mail/subscribers.ts';
import { createUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { Reports } from '../sponsor/create-reports.ts';
import { renderSponsorMail } from '../sponsor/render-mail.ts';
import { createSponsorToken, sponsorAddress } from '../sponsor/sponsor-token.ts';
import type { JobHandler } from './job-definition.ts';
import { headOf, type MailTools } from './mail-tools.ts';

export interface SponsorMailTools extends MailTools {
  reports: Reports;
  /** A mail is read elsewhere, so its links need the origin of the settings. */
  publicOrigin: string | undefined;
}

interface SponsorMail {
  company: string;
  language: string;
  month: string;
  subscriber: string;
}

/** Longer than a month, so that one link works until the next mail. */
const LINK_DAYS = 45;

/** Mails the figures of a month to somebody whom the operator has named, as long as they want them. */
export function mailSponsor(tools: SponsorMailTools): JobHandler<SponsorMail> {
  const { database, content, mailer, keyedHash, config, reports, publicOrigin } = tools;
  return async ({ id, payload }) => {
    const { month, subscriber } = payload;
    const recipient = config.sponsors.find(
      ({ companyId, address }) =>
        companyId === payload.company && subscribersOf(keyedHash, address).includes(subscriber),
    );
    const company = content.current.companies.get(payload.company);
    if (!recipient || !company || publicOrigin === undefined) return 'cancelled';
    const { address, language } = recipient;
    const subscribers = subscribersOf(keyedHash, address);
    if (await isSuppressed(database, subscribers)) return 'cancelled';
    const report = await reports.make({ company, language, shown: 1 });
    // A mail that could not be sent for so long is late: that of the next month is queued by now.
    if (report.months.at(-1) !== month) return 'cancelled';
    // From the day on which the month is told, so that a mail that is tried again is exactly the same.
    const signing = { keyedHash, now: Date.parse(`${addToMonth(month, 1)}-03`) };
    const { companyId } = company;
    const { token, until } = createSponsorToken(companyId, LINK_DAYS, signing);
    const leave = createUnsubscribeToken(
      { subscriber: subscribers[0], companyId, language },
      signing,
    );
    await mailer.send({
      ...renderSponsorMail(report, {
        link: sponsorAddress(publicOrigin, token, language),
        until,
        origin: publicOrigin,
        unsubscribeToken: leave,
        postalAddress: company.postalAddress ?? config.postalAddress,
        texts: getMailTexts(language),
      }),
      ...headOf(id, company, config),
      to: address,
      language,
      unsubscribeUrl: `${publicOrigin}${callAddress(unsubscribe, { parameters: { token: leave } })}`,
    });
    return 'done';
  };
}
