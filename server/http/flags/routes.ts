import { flagsBodySchema } from '#contracts/calls/flags.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';

/** Decides the flags of one visitor, whose data are neither stored nor logged. */
export function flagRoutes({ content, flags, originOf }: Dependencies): Hono {
  const app = new Hono();
  app.post('/po/flags', async (c) => {
    const request = c.req.raw;
    if (isForeignPost(request, originOf(request).host))
      return answerFailure(failure('origin-foreign'), request);
    const visitor = await readJson(request, flagsBodySchema);
    if (isFailure(visitor)) return answerFailure(visitor, request);
    if (!content.current.companies.has(visitor.company))
      return answerFailure(failure('company-not-found'), request);
    const { company, customDomain, uid, animal, segment, isReturnVisit } = visitor;
    c.header('Cache-Control', 'no-store');
    return c.json(
      await flags.ofVisitor({
        uid,
        domainName: customDomain,
        companyId: company,
        segment,
        animal,
        isReturnVisit,
      }),
    );
  });
  return app;
}
