import { challengeQuerySchema } from '#contracts/mail/captcha.ts';
import { isFailure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { readQuery } from '../read-json.ts';
import { servicesOf } from '../services-of.ts';

export function captchaRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.get('/po/captcha/challenge', async (c) => {
    const query = readQuery(new URL(c.req.url).searchParams, challengeQuerySchema);
    if (isFailure(query)) return answerFailure(query, c.req.raw);
    c.header('Cache-Control', 'no-store');
    return c.json(await servicesOf(c, dependencies).createChallenge(query.form));
  });
  return app;
}
