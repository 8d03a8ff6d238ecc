import { failure } from '#contracts/errors.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';

/** Health tells about this moment, so the answer must not be cached. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

export function healthRoutes({ content, isDatabaseReady, isShuttingDown }: Dependencies): Hono {
  const app = new Hono();
  /** Tells that the process is alive. */
  app.get('/healthz', noStore, (c) => c.json({ status: 'ok' }));
  /**
   * Tells that the node may get visitors. A database that is down does not take the node out: pages
   * are served from memory, and a post gets a 503.
   */
  app.get('/readyz', noStore, (c) => {
    if (isShuttingDown()) return c.json({ status: 'leaving' }, 503);
    const database = isDatabaseReady();
    const status = database ? 'ready' : 'degraded';
    return c.json({ status, checks: { database }, content: content.current.version });
  });
  for (const address of ['/healthz', '/readyz']) {
    app.all(address, (c) => answerFailure(failure('method-not-allowed'), c.req.raw));
  }
  return app;
}
