import { Hono } from 'hono';
import { describeCalls } from './describe-calls.ts';

export function openApiRoutes(): Hono {
  const app = new Hono();
  const document = describeCalls();
  app.get('/po/openapi.json', (c) => c.json(document));
  return app;
}
