import { languageCode } from '#domain/language/language.ts';
import { invitationPath } from '#domain/studio/studio-doors.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { markup } from '../../html/markup.ts';
import { INVITATION_DAYS } from '../invitation-token.ts';
import { button, paragraph, renderLayout } from './layout.ts';
import type { Letter, MailBody } from './letter.ts';

interface InvitationParts {
  name: string;
  origin: string;
  token: string;
}

/** Leads to the page that makes a passkey. */
export function renderInvitationMail(
  { name, origin, token }: InvitationParts,
  letter: Letter,
): MailBody {
  const { company, language, texts } = letter;
  const words = texts.invitation;
  const values = { name, site: new URL(origin).host, days: String(INVITATION_DAYS) };
  const lead = fillIn(words.lead, values);
  const after = [fillIn(words.once, values), words.notYou];
  // What stands behind the # reaches no server, and so no log.
  const link = `${origin}${invitationPath(languageCode(language))}#${token}`;
  return {
    subject: words.subject,
    html: renderLayout({
      company,
      language,
      subject: words.subject,
      preview: words.preview,
      title: words.title,
      content: markup`${paragraph(lead)}${button(words.open, link, company)}${after.map(paragraph)}`,
      foot: markup`<p style="margin:0">${words.foot}</p>`,
    }),
    text: `${[words.title, lead, `${words.open}: ${link}`, ...after, `--\n${words.foot}`].join('\n\n')}\n`,
  };
}
