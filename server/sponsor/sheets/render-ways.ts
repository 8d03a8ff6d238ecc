import { qrCodePath, SHEETS, sheetPath } from '#contracts/calls/sponsor.ts';
import { languageCode } from '#domain/language/language.ts';
import { shortPath } from '#domain/sponsor/short-address.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';
import type { SponsorReport } from '../make-report.ts';

/** What a sponsor hands out, each with a code by which the page tells what it brought. */
export function renderWays(
  { company, language, words: { sheets } }: SponsorReport,
  origin: string,
): SafeHtml {
  const { companyId, name } = company;
  const inLanguage = `?lang=${languageCode(language)}`;
  const mail = `${origin}${shortPath({ companyId, code: 'mail', language })}`;
  return markup`<section class="all screen" aria-labelledby="ways">
    <h2 id="ways">${sheets.title}</h2>
    <p>${fillIn(sheets.lead, { company: name })}</p>
    <ul class="ways">
      ${SHEETS.map(
        (sheet) =>
          markup`<li><a href="${origin}${sheetPath(companyId, sheet)}${inLanguage}">${sheets[sheet]}</a></li>`,
      )}
      <li><a href="${origin}${qrCodePath(companyId, 'qr')}${inLanguage}">${sheets.qr}</a></li>
      <li>${fillIn(sheets.mail, { address: mail })}</li>
    </ul>
  </section>`;
}
