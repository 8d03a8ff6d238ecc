import { DEFAULT_LANGUAGE, findLanguage } from '#domain/language/language.ts';
import type { ContactTopic } from '#contracts/mail/contact.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { findContactMessage } from '../db/queries/contact-messages.ts';
import { renderContactMail } from '../mail/templates/contact-mail.ts';
import { getCompany } from '../content/get-company.ts';
import type { JobHandler } from './job-definition.ts';
import { headOf, type MailTools } from './mail-tools.ts';

/**
 * Sends the message to the operator only: a form that answers its sender can be made to mail
 * strangers.
 */
export function mailContactMessage(tools: MailTools): JobHandler<{ messageId: string }> {
  const { database, content, mailer, config } = tools;
  return async ({ id, payload }) => {
    const message = await findContactMessage(database, payload.messageId);
    if (!message) return 'cancelled';
    const language = findLanguage(message.language) ?? DEFAULT_LANGUAGE;
    const company = getCompany(content.current, message.company_id);
    const body = renderContactMail(
      { ...message, topic: message.topic as ContactTopic, receivedAt: message.created_at },
      { company, language, texts: getMailTexts(language) },
    );
    await mailer.send({
      ...body,
      ...headOf(id, company, config),
      to: config.contactTo,
      replyTo: message.email,
      language,
    });
    return 'done';
  };
}
