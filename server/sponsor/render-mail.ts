import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import type { MailTexts } from '../content/catalogues.ts';
import { markup } from '../html/markup.ts';
import { button, link, paragraph, renderLayout } from '../mail/templates/layout.ts';
import type { MailBody } from '../mail/templates/letter.ts';
import type { SponsorReport } from './make-report.ts';
import { sayDay, sayPeriod } from './say-figures.ts';
import { saySection } from './say-section.ts';

interface SponsorMailParts {
  /** The page with all figures. */
  link: string;
  /** The last day on which it opens. */
  until: string;
  origin: string;
  unsubscribeToken: string;
  postalAddress: string;
  texts: MailTexts;
}

/** The sentences of a month, and the way to all figures. It says nothing that the page does not. */
export function renderSponsorMail(report: SponsorReport, parts: SponsorMailParts): MailBody {
  const { company, language, words, sections } = report;
  const { texts, postalAddress } = parts;
  const values = {
    company: company.name,
    month: sayPeriod(report.months, report),
    date: sayDay(parts.until, language),
  };
  const subject = fillIn(words.mail.subject, values);
  const title = fillIn(words.mail.title, values);
  const openNote = fillIn(words.mail.openNote, values);
  const why = fillIn(words.mail.why, values);
  const page: PageAddress<'unsubscribe'> = `/${company.companyId}/unsubscribe`;
  const leave = `${parts.origin}${withQuery(withLanguage(page, language), 'token', parts.unsubscribeToken)}`;
  const said = sections.map((section) => ({
    title: section.title,
    sentence: saySection(section, report),
  }));
  return {
    subject,
    html: renderLayout({
      company,
      language,
      subject,
      preview: words.mail.preview,
      title,
      content: markup`${paragraph(words.lead)}${said.map(
        (each) =>
          markup`<p style="margin:0 0 16px"><strong>${each.title}</strong><br />${each.sentence}</p>`,
      )}${button(words.mail.open, parts.link, company)}${paragraph(openNote)}`,
      foot: markup`<p style="margin:0 0 10px">${why}</p>
        <p style="margin:0 0 10px">${link(texts.foot.unsubscribe, leave, company)}</p>
        <p style="margin:0">${postalAddress}</p>`,
    }),
    text: `${[
      title,
      words.lead,
      ...said.map((each) => `${each.title}\n${each.sentence}`),
      `${words.mail.open}: ${parts.link}`,
      openNote,
      ['--', why, fillIn(texts.foot.unsubscribeText, { link: leave }), postalAddress].join('\n'),
    ].join('\n\n')}\n`,
  };
}
