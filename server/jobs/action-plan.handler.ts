import type { Animal } from '#domain/persona/animals.ts';
import { findLanguage, DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { findPlanRequest } from '../db/queries/plan-requests.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { renderActionPlanMail } from '../mail/templates/action-plan-mail.ts';
import { renderReminderMail } from '../mail/templates/reminder-mail.ts';
import { createUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import { getCompany } from '../services/app-services.ts';
import type { JobHandler } from './job-definition.ts';
import type { MailTools } from './mail-tools.ts';

const RENDER = { plan: renderActionPlanMail, reminder: renderReminderMail } as const;

/** The plan at once, and the reminder six months later: the same request, two mails. */
export function mailActionPlan(
  tools: MailTools,
  which: keyof typeof RENDER,
): JobHandler<{ requestId: string }> {
  const { database, content, actionPlans, mailer, keyedHash, config, now } = tools;
  return async ({ id, payload }) => {
    const request = await findPlanRequest(database, payload.requestId);
    if (!request) return 'cancelled';
    const { subscriber, company_id: companyId, origin } = request;
    const language = findLanguage(request.language) ?? DEFAULT_LANGUAGE;
    const animal = request.animal as Animal;
    const plan = actionPlans.find(companyId, animal, language);
    if (!plan) throw new Error('The action plan is not in the content any more');
    const company = getCompany(content.current, companyId);
    const subscription = { subscriber, companyId, language };
    const token = createUnsubscribeToken(subscription, { keyedHash, now: now() });
    const body = RENDER[which](plan, {
      company,
      language,
      origin,
      animal,
      unsubscribeToken: token,
      postalAddress: company.postalAddress ?? config.postalAddress,
      texts: getMailTexts(language),
    });
    await mailer.send({
      ...body,
      messageId: messageIdOf(id, config.from),
      from: { name: company.name, address: config.from },
      to: request.email,
      language,
      unsubscribeUrl: `${origin}/po/unsubscribe/${token}`,
    });
    return 'done';
  };
}
