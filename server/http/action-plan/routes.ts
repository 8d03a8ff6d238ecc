import { mailActionPlan, planCalendar } from '#contracts/calls/action-plan.ts';
import { failure } from '#contracts/errors.ts';
import { languageCode } from '#domain/language/language.ts';
import { findPlan } from '#domain/persona/plans.ts';
import { createFillIn } from '../../views/fill-in.ts';
import { getAnimalView } from '../../views/persona-views.ts';
import type { AnswerCall } from '../answer-call.ts';
import { findServedCompany } from '../companies/find-served-company.ts';
import type { Dependencies } from '../dependencies.ts';
import { presentCalendar } from './present-calendar.ts';

export function actionPlanRoutes(
  answerCall: AnswerCall,
  { desk, content, planYear, now }: Pick<Dependencies, 'desk' | 'content' | 'planYear' | 'now'>,
): void {
  answerCall(mailActionPlan, ({ body, sender }) => {
    const { company, language, altcha, website, ...form } = body;
    return desk
      .servicesFor(sender)
      .mailActionPlan({ companyId: company, language }, form, { altcha, website });
  });

  answerCall(planCalendar, ({ parameters, host, origin, language }) => {
    const company = findServedCompany(content.current, { companyId: parameters.company, host });
    if (!company) return failure('company-not-found');
    const plan = findPlan(parameters.animal);
    if (!plan) return failure('page-not-found');
    const code = languageCode(language);
    const fillIn = createFillIn({ planYear: planYear(), company, code });
    const file = presentCalendar({
      animal: fillIn(getAnimalView(plan, { content: content.current, company, code })),
      company,
      origin,
      language,
      now: now(),
    });
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="action-plan-${plan}.ics"`,
        'Content-Language': language,
      },
    });
  });
}
