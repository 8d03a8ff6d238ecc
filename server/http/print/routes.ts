import { printSheet, qrCode, SHEETS } from '#contracts/calls/sponsor.ts';
import type { Company } from '#contracts/content/company.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { languageCode } from '#domain/language/language.ts';
import { shortPath } from '#domain/sponsor/short-address.ts';
import { findCampaignCode } from '#domain/visitor/campaign-codes.ts';
import { originForMails } from '../../desk/origin-for-mails.ts';
import { findFragment } from '../../content/find-fragment.ts';
import { qrCodeFile } from '../../sponsor/sheets/draw-qr-code.ts';
import { renderSheet } from '../../sponsor/sheets/render-sheet.ts';
import { styleSheet } from '../../sponsor/sheets/sheet-style.ts';
import { artBaseOf } from '../../views/art-base.ts';
import { createFillIn } from '../../views/fill-in.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { findFont } from '../find-font.ts';

const HIDDEN = { 'X-Robots-Tag': 'noindex' } as const;

/** Answers whoever prints. Nothing here is secret, and nothing is counted. */
export function printRoutes(
  answerCall: AnswerCall,
  {
    content,
    publicOrigin,
    statics,
    planYear,
    isStaging,
  }: Pick<Dependencies, 'content' | 'publicOrigin' | 'statics' | 'planYear' | 'isStaging'>,
): void {
  const font = findFont(statics);
  const find = (companyId: string, host: string): Company | Failure => {
    const company = content.current.companies.get(companyId);
    // On another host the address on the sheet would lead nowhere.
    return company && isServedOnHost({ ...company, host }) ? company : failure('company-not-found');
  };

  answerCall(printSheet, ({ parameters, language, sender }) => {
    const company = find(parameters.company, sender.host);
    if (isFailure(company)) return company;
    const sheet = SHEETS.find((each) => each === parameters.sheet);
    const landing = findFragment(content.current, company.companyId, 'home-landing');
    if (sheet === undefined || !landing) return failure('page-not-found');
    const code = languageCode(language);
    const { title, lead } = createFillIn({ planYear: planYear(), company, code })(landing[code]);
    const style = styleSheet(company.theme, font);
    const page = renderSheet({
      sheet,
      company,
      language,
      title,
      lead,
      origin: originForMails(sender, publicOrigin),
      artBase: artBaseOf(company, content.current),
      style,
      isStaging: isStaging(sender.host),
    });
    return new Response(page, {
      headers: {
        ...HIDDEN,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Content-Security-Policy': style.policy,
      },
    });
  });

  answerCall(qrCode, ({ parameters, language, sender }) => {
    const company = find(parameters.company, sender.host);
    if (isFailure(company)) return company;
    const code = findCampaignCode(parameters.code);
    if (code === undefined) return failure('page-not-found');
    const { companyId } = company;
    const address = `${originForMails(sender, publicOrigin)}${shortPath({ companyId, code, language })}`;
    return new Response(qrCodeFile(address), {
      headers: { ...HIDDEN, 'Content-Type': 'image/svg+xml; charset=utf-8' },
    });
  });
}
