import { planMailCallSchema } from '#contracts/mail/action-plan.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { Hono, type Context } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';
import { servicesOf } from '../services-of.ts';

export function actionPlanRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.post('/po/action-plan/email', (c) => answerPlanMail(c, dependencies));
  return app;
}

async function answerPlanMail(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  if (isForeignPost(request, dependencies.originOf(request).host))
    return answerFailure(failure('origin-foreign'), request);
  const call = await readJson(request, planMailCallSchema);
  if (isFailure(call)) return answerFailure(call, request);
  const { company, language, altcha, website, email, animal } = call;
  const accepted = await servicesOf(c, dependencies).mailActionPlan(
    { companyId: company, language },
    { email, animal },
    { altcha, website },
  );
  if (isFailure(accepted)) return answerFailure(accepted, request);
  c.header('Cache-Control', 'no-store');
  return c.json(accepted);
}
