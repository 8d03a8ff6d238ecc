import { isFailure } from '#contracts/errors.ts';
import { Hono, type Context } from 'hono';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { servicesOf } from '../services-of.ts';

export function unsubscribeRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.get('/po/unsubscribe/:token', (c) => showPage(c, dependencies));
  app.post('/po/unsubscribe/:token', (c) => unsubscribe(c, dependencies));
  return app;
}

/** A link that a person, a scanner or a preview opens changes nothing: the page asks first. */
function showPage(c: Context, { desk }: Dependencies): Response {
  const token = c.req.param('token') ?? '';
  const subscription = desk.readLink(token);
  if (isFailure(subscription)) return answerFailure(subscription, c.req.raw);
  const page = withLanguage(`/${subscription.companyId}/unsubscribe`, subscription.language);
  c.header('Cache-Control', 'no-store');
  return c.redirect(withQuery(page, 'token', token), 303);
}

/**
 * RFC 8058: the mailbox posts for the person, from anywhere, without cookies, and follows no redirect.
 * The signed link is the permission, so a post of another site is no foreign one here.
 */
async function unsubscribe(c: Context, dependencies: Dependencies): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const answer = await servicesOf(c, dependencies).unsubscribe(token);
  if (isFailure(answer)) return answerFailure(answer, c.req.raw);
  c.header('Cache-Control', 'no-store');
  return c.json(answer);
}
