import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';

export function healthRoutes({ content, isDatabaseReady, isShuttingDown }: Dependencies): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  /** The process is alive. */
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  /**
   * The node may be given visitors. A database that is down does not take it out: pages are served
   * from memory, and a post gets its honest 503.
   */
  app.get('/readyz', async (c) => {
    if (isShuttingDown()) return c.json({ status: 'leaving' }, 503);
    const database = await isDatabaseReady();
    const status = database ? 'ready' : 'degraded';
    return c.json({ status, checks: { database }, content: content.current.version });
  });
  return app;
}
