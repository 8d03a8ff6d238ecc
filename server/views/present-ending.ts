import type { Ending } from '#contracts/content/article.ts';
import type { EndingView } from '#contracts/views/article.ts';
import { phoneHref, sayPhone } from '#domain/text/phone.ts';
import { authoredWords } from '../content/catalogues.ts';
import type { PageSources } from './page-sources.ts';

/** Whom the ending sends people to, of `content/contacts.yaml`. */
const CONTACT: Readonly<Record<Ending, string>> = { 'one-debt': 'credit-counselor' };

/** Without the contact the page ends as the others do; the content check names what is missing. */
export function presentEnding(
  ending: Ending | undefined,
  { content, code }: PageSources,
): EndingView | undefined {
  const phone = ending && content.contacts.get(CONTACT[ending])?.phone;
  if (ending === undefined || phone === undefined) return undefined;
  const { title, lead, call } = authoredWords[code].endings[ending];
  return {
    title,
    lead,
    call,
    phone: { href: phoneHref(phone), number: phone, said: sayPhone(phone) },
  };
}
