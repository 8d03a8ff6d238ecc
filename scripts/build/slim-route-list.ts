import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const START = 'window.__reactRouterManifest=';

interface RouteList {
  routes: Record<string, Record<string, unknown>>;
}

/**
 * Every page fetches the list of all routes. A third of it says which files to prefetch for a route,
 * which only the cards of articles do, and which abilities it has not: the router takes silence for that.
 */
export function slimRouteList(build: string): void {
  const assets = path.join(build, 'client/assets');
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no list of routes');
  const file = path.join(assets, name);
  const source = readFileSync(file, 'utf8').trim();
  if (!source.startsWith(START)) throw new Error(`The list of routes begins unlike ${START}`);
  const list = JSON.parse(source.slice(START.length).replace(/;$/, '')) as RouteList;
  for (const route of Object.values(list.routes)) {
    if (!isArticle(route)) delete route['imports'];
    for (const [field, value] of Object.entries(route)) if (value === false) delete route[field];
  }
  writeFileSync(file, `${START}${JSON.stringify(list)};`);
}

function isArticle({ path: pattern }: Record<string, unknown>): boolean {
  return typeof pattern === 'string' && pattern.endsWith(':article');
}
