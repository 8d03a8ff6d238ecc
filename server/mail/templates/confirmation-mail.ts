import { fillIn } from '#domain/text/fill-in.ts';
import { markup } from '../../html/markup.ts';
import { button, paragraph, renderLayout } from './layout.ts';
import { confirmLink, type ConfirmationLetter, type MailBody } from './letter.ts';

/**
 * Asks for confirmation, and says that nothing need be done, because a stranger may have entered
 * the address.
 */
export function renderConfirmationMail(animal: string, letter: ConfirmationLetter): MailBody {
  const { company, texts, postalAddress } = letter;
  const words = texts.confirm;
  const values = { animal, company: company.name };
  const subject = fillIn(words.subject, values);
  const lead = fillIn(words.lead, values);
  const confirm = confirmLink(letter);
  const after = [words.otherwise, words.onceOnly];
  return {
    subject,
    html: renderLayout({
      ...letter,
      subject,
      preview: words.preview,
      title: words.title,
      content: markup`${paragraph(lead)}${button(words.confirm, confirm, company)}${after.map(paragraph)}`,
      foot: markup`<p style="margin:0 0 10px">${texts.foot.education}</p>
        <p style="margin:0">${postalAddress}</p>`,
    }),
    text: `${[
      words.title,
      lead,
      `${words.confirm}: ${confirm}`,
      ...after,
      `--\n${texts.foot.education}\n${postalAddress}`,
    ].join('\n\n')}\n`,
  };
}
