import { contactCallSchema } from '#contracts/mail/contact.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { Hono, type Context } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';
import { servicesOf } from '../services-of.ts';

export function contactRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.post('/po/contact', (c) => answerContact(c, dependencies));
  return app;
}

async function answerContact(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  if (isForeignPost(request, dependencies.originOf(request).host))
    return answerFailure(failure('origin-foreign'), request);
  const call = await readJson(request, contactCallSchema);
  if (isFailure(call)) return answerFailure(call, request);
  const { company, language, altcha, website, ...form } = call;
  const sent = await servicesOf(c, dependencies).sendContact(
    { companyId: company, language },
    form,
    { altcha, website },
  );
  if (isFailure(sent)) return answerFailure(sent, request);
  c.header('Cache-Control', 'no-store');
  return c.json(sent);
}
