import { failure } from '#contracts/errors.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { findAnimal } from '#domain/persona/animals.ts';
import { Hono, type Context } from 'hono';
import { getAnimalView } from '../../views/persona-views.ts';
import { answerFailure, requestLanguage } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { presentCalendar } from './present-calendar.ts';

export function planCalendarRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.get('/po/content/action-plans/:company/:animal/calendar.ics', (c) =>
    answerCalendar(c, dependencies),
  );
  return app;
}

/** Serves the steps of a plan as a calendar file; its dates count from today. */
function answerCalendar(c: Context, { content, originOf, now }: Dependencies): Response {
  const request = c.req.raw;
  const { host, origin } = originOf(request);
  const company = content.current.companies.get(c.req.param('company') ?? '');
  if (!company || !isServedOnHost({ ...company, host }))
    return answerFailure(failure('company-not-found'), request);
  const animal = findAnimal(c.req.param('animal'));
  if (!animal) return answerFailure(failure('page-not-found'), request);
  const language = requestLanguage(request);
  const file = presentCalendar({
    animal: getAnimalView(content.current.persona, animal, language),
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
      'Cache-Control': 'no-store',
    },
  });
}
