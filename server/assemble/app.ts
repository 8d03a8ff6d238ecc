import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isAlive, isReady } from '#contracts/calls/health.ts';
import { failure } from '#contracts/errors.ts';
import { describeError } from '../describe-error.ts';
import { actionPlanRoutes } from '../http/action-plan/routes.ts';
import { answerFailure, CODE_HEADER } from '../http/answer-failure.ts';
import { createAnswerCall } from '../http/answer-call.ts';
import { articleRoutes } from '../http/articles/routes.ts';
import { calculatorRoutes } from '../http/calculator/routes.ts';
import { captchaRoutes } from '../http/captcha/routes.ts';
import { companyRoutes } from '../http/companies/routes.ts';
import { crawlerRoutes } from '../http/crawlers/routes.ts';
import { cspReportRoutes } from '../http/csp-reports/routes.ts';
import { contactRoutes } from '../http/contact/routes.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { devMailRoutes } from '../http/dev-mails/routes.ts';
import { fileRoutes } from '../http/files/routes.ts';
import { consentRoutes } from '../http/consent/routes.ts';
import { eventRoutes } from '../http/events/routes.ts';
import { flagRoutes } from '../http/flags/routes.ts';
import { fragmentRoutes } from '../http/fragments/routes.ts';
import { healthRoutes } from '../http/health/routes.ts';
import { openApiRoutes } from '../http/openapi/routes.ts';
import { pageRoutes } from '../http/pages/routes.ts';
import { pollRoutes } from '../http/poll/routes.ts';
import { printRoutes } from '../http/print/routes.ts';
import { isBrokenOff, readBody } from '../http/read-body.ts';
import { securityTxtRoutes } from '../http/security-txt/routes.ts';
import { sponsorRoutes } from '../http/sponsor/routes.ts';
import { unsubscribeRoutes } from '../http/unsubscribe/routes.ts';

const MAX_ADDRESS_LENGTH = 2_048;

/** Answers every request that is not answered from the page cache. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  // This comes first, so that every answer below, errors included, has an id and a line in the log.
  app.use('*', async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    await dependencies.traces.inSpan({ name: c.req.method, kind: 'server' }, async (span) => {
      await next();
      const [route, { status }] = [routeTemplate(c), c.res];
      span.rename(`${c.req.method} ${route}`);
      span.tell({
        'http.request.method': c.req.method,
        'http.route': route,
        'http.response.status_code': status,
        'sendero.request_id': requestId,
      });
      if (status >= 500) span.fail(String(status));
    });
    // The header is set on the answer in place: `c.header` would make a new answer with a copy of
    // the bytes.
    const { headers } = c.res;
    headers.set('X-Request-Id', requestId);
    // A connection that stays open would delay the end of a node that is leaving.
    if (dependencies.isShuttingDown()) headers.set('Connection', 'close');
    // Connections that were closed early are counted, so that a flood of them does not flood the
    // log.
    if (isBrokenOff(c.env.incoming)) return;
    const code = headers.get(CODE_HEADER);
    const ms = performance.now() - startedAt;
    const answer = { route: routeTemplate(c), status: c.res.status };
    dependencies.onAnswer({ ...answer, ms });
    // A line for each would cost a node in overload more than the refusals themselves.
    if (code === 'overloaded') {
      dependencies.onShed();
      return;
    }
    dependencies.log.info('request', {
      requestId,
      method: c.req.method,
      ...answer,
      ...(code !== null && { code }),
      ms: Math.round(ms),
    });
  });
  app.onError((error, c) => {
    dependencies.log.error('request-failed', {
      route: routeTemplate(c),
      ...describeError(error),
    });
    return answerFailure(failure('server-error'), c.req.raw);
  });
  app.use('*', readBody);
  app.use('*', async (c, next) => {
    if (c.req.url.length > MAX_ADDRESS_LENGTH)
      return answerFailure(failure('address-too-long'), c.req.raw);
    return next();
  });

  const answerCall = createAnswerCall(app, dependencies);
  healthRoutes(answerCall, dependencies);
  articleRoutes(answerCall, dependencies);
  calculatorRoutes(answerCall, dependencies);
  companyRoutes(answerCall, dependencies);
  fragmentRoutes(answerCall, dependencies);
  contactRoutes(answerCall, dependencies);
  actionPlanRoutes(answerCall, dependencies);
  unsubscribeRoutes(answerCall, dependencies);
  sponsorRoutes(answerCall, dependencies);
  printRoutes(answerCall, dependencies);
  captchaRoutes(answerCall, dependencies);
  flagRoutes(answerCall, dependencies);
  consentRoutes(answerCall, dependencies);
  eventRoutes(answerCall, dependencies);
  pollRoutes(answerCall, dependencies);
  cspReportRoutes(answerCall, dependencies);
  openApiRoutes(answerCall);
  app.route('/', fileRoutes(dependencies));
  app.route('/', crawlerRoutes(dependencies));
  app.route('/', securityTxtRoutes(dependencies));
  app.route('/', devMailRoutes(dependencies));
  for (const { path } of [isAlive, isReady])
    app.all(path, (c) => answerFailure(failure('method-not-allowed'), c.req.raw));
  // Unknown addresses of calls are answered in JSON; every other address may be a page.
  app.all('/po/*', (c) => answerFailure(failure('page-not-found'), c.req.raw));
  app.all('/content/*', (c) => answerFailure(failure('page-not-found'), c.req.raw));
  app.all('/media/*', (c) => answerFailure(failure('page-not-found'), c.req.raw));
  app.route('/', pageRoutes(dependencies));
  return app;
}

/**
 * The pattern of the route that answered, for the log. The address itself may hold personal data.
 */
function routeTemplate(c: Context): string {
  const path = matchedRoutes(c)[c.req.routeIndex]?.path ?? '*';
  return path === '*' || path === '/*' ? 'page' : path;
}
