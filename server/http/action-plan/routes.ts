import { mailActionPlan, planCalendar } from '#contracts/calls/action-plan.ts';
import { failure } from '#contracts/errors.ts';
import { languageCode } from '#domain/language/language.ts';
import { findAnimal } from '#domain/persona/animals.ts';
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
    const animal = findAnimal(parameters.animal);
    if (!animal) return failure('page-not-found');
    const fillIn = createFillIn({ planYear: planYear(), company, code: languageCode(language) });
    const file = presentCalendar({
      animal: fillIn(getAnimalView(content.current.persona, animal, language)),
      company,
      origin,
      language,
      now: now(),
    });
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="action-plan-${animal}.ics"`,
        'Content-Language': language,
      },
    });
  });
}
