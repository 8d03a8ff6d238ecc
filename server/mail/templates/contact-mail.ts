import { CONTACT_FIELDS, type ContactForm, type ContactTopic } from '#contracts/mail/contact.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { markup } from '../../html/markup.ts';
import { renderLayout } from './layout.ts';
import type { Letter, MailBody } from './letter.ts';

interface ReceivedContact extends ContactForm {
  topic: ContactTopic;
  receivedAt: number;
}

/** The fields that the mail shows as they were typed, each on a line of its own. */
const LINES = CONTACT_FIELDS.filter((field) => field !== 'topic' && field !== 'message');

/** The text keeps its line breaks, so nothing may stand between the tag and the text. */
const MESSAGE_STYLE = 'margin:0 0 24px;padding:16px 20px;border-radius:12px;white-space:pre-wrap';

/**
 * The mail to the operator. Its subject holds only our own words and never what a visitor typed.
 */
export function renderContactMail(contact: ReceivedContact, letter: Letter): MailBody {
  const { company, language, texts } = letter;
  const words = texts.contact;
  const topic = texts.topics[contact.topic];
  const subject = fillIn(words.subject, { topic, company: company.name });
  const rows: ReadonlyArray<readonly [label: string, value: string]> = [
    [words.topic, topic],
    ...LINES.map((field) => [words[field], contact[field]] as const),
    [words.language, language],
    [words.received, new Date(contact.receivedAt).toISOString()],
  ];
  const { theme } = company;
  return {
    subject,
    html: renderLayout({
      company,
      language,
      subject,
      preview: topic,
      title: words.title,
      content: markup`<table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="margin:0 0 16px"
        >
          ${rows.map(
            ([label, value]) =>
              markup`<tr>
                <td valign="top" style="padding:4px 16px 4px 0;color:${theme['c-ink-2']}">
                  ${label}
                </td>
                <td valign="top" style="padding:4px 0;font-weight:600">${value}</td>
              </tr>`,
          )}
        </table>
        <p style="${MESSAGE_STYLE};background:${theme['c-band-sky']}">${contact.message}</p>`,
      foot: markup`<p style="margin:0">${words.reply}</p>`,
    }),
    text: `${[
      words.title,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${words.message}:`,
      contact.message,
      `--\n${words.reply}`,
    ].join('\n\n')}\n`,
  };
}
