import { DEFAULT_LANGUAGE, findLanguage } from '#domain/language/language.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { getCompany } from '../content/get-company.ts';
import { readInvitation } from '../db/studio/invitations.ts';
import { findStudioPerson } from '../db/studio/people.ts';
import { createInvitationToken, INVITATION_MS } from '../mail/invitation-token.ts';
import { renderInvitationMail } from '../mail/templates/invitation-mail.ts';
import type { JobHandler } from './job-definition.ts';
import { headOf, type MailTools } from './mail-tools.ts';

/** Mails somebody the way to a passkey of the studio, as long as the invitation holds. */
export function mailStudioInvitation(tools: MailTools): JobHandler<{ invitation: string }> {
  const { database, content, mailer, keyedHash, config, now } = tools;
  return async ({ id, payload: { invitation } }) => {
    const found = await readInvitation(database, { id: invitation, now: now() });
    const person = found && (await findStudioPerson(database, { id: found.personId }));
    if (!person) return 'cancelled';
    const language = findLanguage(found.language) ?? DEFAULT_LANGUAGE;
    const company = getCompany(content.current, found.company);
    // Signed as of its day, so that a mail that is tried again is exactly the same.
    const token = createInvitationToken(invitation, {
      keyedHash,
      now: found.expiresAt - INVITATION_MS,
    });
    const body = renderInvitationMail(
      { name: person.name, origin: found.origin, token },
      { company, language, texts: getMailTexts(language) },
    );
    await mailer.send({
      ...body,
      ...headOf(id, company, config),
      to: person.email,
      language,
    });
    return 'done';
  };
}
