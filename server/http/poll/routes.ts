import { pollBodySchema } from '#contracts/calls/poll.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import { ensureVisitor } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';
import { servicesOf } from '../services-of.ts';

export function pollRoutes(dependencies: Dependencies): Hono {
  const { content, originOf } = dependencies;
  const app = new Hono();
  app.post('/po/poll', async (c) => {
    const request = c.req.raw;
    const { host, isSecure } = originOf(request);
    if (isForeignPost(request, host)) return answerFailure(failure('origin-foreign'), request);
    const vote = await readJson(request, pollBodySchema);
    if (isFailure(vote)) return answerFailure(vote, request);
    if (!content.current.companies.has(vote.company))
      return answerFailure(failure('company-not-found'), request);
    const visitor = ensureVisitor(request, isSecure);
    const taken = await servicesOf(c, dependencies).takeVote({
      companyId: vote.company,
      visitorId: visitor.id,
      sentiment: vote.sentiment,
    });
    if (isFailure(taken)) return answerFailure(taken, request);
    for (const cookie of visitor.setCookies) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-store');
    return c.json(taken);
  });
  return app;
}
