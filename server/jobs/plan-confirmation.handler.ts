import { DEFAULT_LANGUAGE, findLanguage } from '#domain/language/language.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { findPlanRequest } from '../db/queries/plan-requests.ts';
import { createConfirmToken } from '../mail/confirm-token.ts';
import { renderConfirmationMail } from '../mail/templates/confirmation-mail.ts';
import { getCompany } from '../content/get-company.ts';
import type { JobHandler } from './job-definition.ts';
import { headOf, type MailTools } from './mail-tools.ts';

/**
 * Asks a person who has unsubscribed whether they asked for a plan. The mail promises nothing and
 * has no other links.
 */
export function mailPlanConfirmation(tools: MailTools): JobHandler<{ requestId: string }> {
  const { database, content, actionPlans, mailer, keyedHash, config, now } = tools;
  return async ({ id, payload }) => {
    const request = await findPlanRequest(database, payload.requestId);
    if (!request || request.confirm_by === null || request.confirm_by < now()) return 'cancelled';
    const language = findLanguage(request.language) ?? DEFAULT_LANGUAGE;
    const { company_id: companyId, animal, origin } = request;
    const plan = actionPlans.find(companyId, animal as Plan, language);
    if (!plan) throw new Error('The action plan is not in the content any more');
    const company = getCompany(content.current, companyId);
    const body = renderConfirmationMail(plan.animalName, {
      company,
      language,
      origin,
      confirmToken: createConfirmToken(request.id, { keyedHash, now: request.created_at }),
      postalAddress: company.postalAddress ?? config.postalAddress,
      texts: getMailTexts(language),
    });
    await mailer.send({
      ...body,
      ...headOf(id, company, config),
      to: request.email,
      language,
    });
    return 'done';
  };
}
