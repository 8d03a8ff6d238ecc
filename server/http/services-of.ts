import type { Context } from 'hono';
import type { AppServices } from '#contracts/services.ts';
import type { Dependencies } from './dependencies.ts';

/** The same services a page has, for a call. */
export function servicesOf(c: Context, dependencies: Dependencies): AppServices {
  const { host, origin } = dependencies.originOf(c.req.raw);
  return dependencies.createServices({
    host,
    origin,
    network: dependencies.networkOf(c),
    onArticleShown: () => undefined,
  });
}
