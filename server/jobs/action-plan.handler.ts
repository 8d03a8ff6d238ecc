import { callAddress } from '#contracts/calls/call-address.ts';
import { unsubscribe } from '#contracts/calls/unsubscribe.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { findLanguage, DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { deletePlanRequestsOf, findPlanRequest } from '../db/queries/plan-requests.ts';
import { isSuppressed } from '../db/queries/suppressions.ts';
import { getMailTexts } from '../content/catalogues.ts';
import { renderActionPlanMail } from '../mail/templates/action-plan-mail.ts';
import { renderReminderMail } from '../mail/templates/reminder-mail.ts';
import { subscribersOf } from '../mail/subscribers.ts';
import { createUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import { getCompany } from '../content/get-company.ts';
import { REMINDER_MONTHS } from './job-times.ts';
import type { JobHandler } from './job-definition.ts';
import { headOf, type MailTools } from './mail-tools.ts';

const RENDER = { plan: renderActionPlanMail, reminder: renderReminderMail } as const;

/** Sends the plan now and the reminder six months later: two mails for the same request. */
export function mailActionPlan(
  tools: MailTools,
  which: keyof typeof RENDER,
): JobHandler<{ requestId: string }> {
  const { database, content, actionPlans, mailer, keyedHash, config } = tools;
  return async ({ id, payload }) => {
    const request = await findPlanRequest(database, payload.requestId);
    if (!request) return 'cancelled';
    const subscribers = subscribersOf(keyedHash, request.email);
    // The person may have unsubscribed with the link of an older mail, under a mark that this job
    // does not carry.
    if (await isSuppressed(database, subscribers)) {
      await deletePlanRequestsOf(database, subscribers);
      return 'cancelled';
    }
    const { company_id: companyId, origin, created_at: askedAt } = request;
    const language = findLanguage(request.language) ?? DEFAULT_LANGUAGE;
    const animal = request.animal as Plan;
    const plan = actionPlans.find(companyId, animal, language);
    if (!plan) throw new Error('The action plan is not in the content any more');
    const company = getCompany(content.current, companyId);
    const subscription = { subscriber: subscribers[0], companyId, language };
    // The date is that of the due day and not of the try, so that a mail that is tried again is
    // exactly the same.
    const day = which === 'plan' ? askedAt : addMonths(askedAt, REMINDER_MONTHS);
    const token = createUnsubscribeToken(subscription, { keyedHash, now: day });
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
      ...headOf(id, company, config),
      to: request.email,
      language,
      unsubscribeUrl: `${origin}${callAddress(unsubscribe, { parameters: { token } })}`,
    });
    return 'done';
  };
}
