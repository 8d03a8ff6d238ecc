import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCode, LANGUAGES, type Language } from '../../domain/language/language.ts';
import type { ListsOfLanguage, ScriptList } from '../../server/pages/script-lists.ts';
import { chunksOf, keyOfFile, type BuildManifest } from './build-manifest.ts';

const START = 'window.__reactRouterManifest=';
/** The text between the routes and the hashes. */
export const HASHES_START = '(()=>{';
/** Each route is called as it is listed and stands below the root: said once, that is shorter than with each. */
const NAME_ROUTES =
  'for(const[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i,i=="root"||(r.parentId="root");';
const PREFIX = 'sha256-';
const TEXTS = /^texts-[a-z-]+-([a-z]{2})-[\w-]{7}\.js$/;

interface ListedRoute extends Record<string, unknown> {
  css?: string[] | undefined;
  imports?: string[] | undefined;
}

interface RouteList {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, ListedRoute>;
}

/** What starts a still page; everything it may ever load is found from it. */
const LIVE = 'live';
const ENTRY = 'web/entry.client.tsx';

/**
 * Writes the files that a page runs before any other. One holds the hash of each script that the page
 * may ever load and, where the page wakes as a whole, the list of all routes. A page never changes its
 * language, so each language has its own.
 */
export function listScripts(build: string, manifest: BuildManifest): void {
  const assets = path.join(build, 'client/assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const routeList = names.find((name) => /^manifest-[\w-]+\.js$/.test(name));
  if (routeList === undefined) throw new Error('The build has no list of routes');
  const routes = slimRouteList(readFileSync(path.join(assets, routeList), 'utf8').trim());
  rmSync(path.join(assets, routeList));
  const entry = manifest[ENTRY]?.file;
  const start = keyOfFile(manifest, LIVE);
  const live = chunksOf(manifest, start).map(({ file }) => `/${file}`);
  const later = chunksOf(manifest, start, ['imports', 'dynamicImports']).map(({ file }) => file);
  const onStill = new Set([entry, ...later].map((file) => path.basename(file ?? '')));
  const write = (
    source: string,
    scripts: readonly HashedScript[],
    short: string,
  ): Omit<ScriptList, 'preloads'> => {
    const file = `list-${short}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
    writeFileSync(path.join(assets, file), source);
    const importMap = JSON.stringify({
      integrity: Object.fromEntries(scripts.map(({ name, hash }) => [`/assets/${name}.js`, hash])),
    });
    return { src: `/assets/${file}`, integrity: hashOf(source), importMap: hashOf(importMap) };
  };
  const lists: Partial<Record<Language, ListsOfLanguage>> = {};
  for (const language of LANGUAGES) {
    const short = languageCode(language);
    const scripts = names
      .filter((name) => name !== routeList && (TEXTS.exec(name)?.[1] ?? short) === short)
      .map((name) => ({
        name: name.slice(0, -'.js'.length),
        hash: hashOf(readFileSync(path.join(assets, name))),
      }));
    const still = scripts.filter(({ name }) => onStill.has(`${name}.js`));
    const allRoutes = `${START}${JSON.stringify(routes)};${NAME_ROUTES}`;
    lists[language] = {
      whole: { ...write(`${allRoutes}${insertImportMap(scripts)}`, scripts, short), preloads: [] },
      still: { ...write(insertImportMap(still), still, short), preloads: live },
    };
  }
  writeFileSync(path.join(build, 'script-lists.json'), JSON.stringify(lists));
}

interface HashedScript {
  /** The name without folder and ending, which are the same for all. */
  name: string;
  hash: string;
}

/**
 * Only 43 letters of each hash differ, and names and hashes in two lists compress half a kilobyte
 * better.
 */
const OWN = [PREFIX.length, PREFIX.length + 43] as const;

/**
 * The policy allows an import map by the hash of its text, so the script must produce exactly the
 * text that is hashed here.
 */
function insertImportMap(scripts: readonly HashedScript[]): string {
  const names = scripts.map(({ name }) => name).join(' ');
  const hashes = scripts.map(({ hash }) => hash.slice(...OWN)).join('');
  return `${HASHES_START}const h="${hashes}",m={};"${names}".split(" ").forEach((n,i)=>m["/assets/"+n+".js"]="${PREFIX}"+h.substr(43*i,43)+"=");const s=document.createElement("script");s.type="importmap";s.textContent=JSON.stringify({integrity:m});document.head.append(s)})();`;
}

/**
 * Leaves out of the router's list what it does not need: files to prefetch, which only article
 * cards use; abilities that a route lacks, because absence means no; and the root's styles, which
 * every page already has.
 */
function slimRouteList(source: string): RouteList {
  if (!source.startsWith(START)) throw new Error(`The list of routes begins unlike ${START}`);
  const list = JSON.parse(source.slice(START.length).replace(/;$/, '')) as RouteList;
  const { root } = list.routes;
  const isNoEntryFile = (file: string): boolean => !list.entry.imports.includes(file);
  for (const [name, route] of Object.entries(list.routes)) {
    if (route !== root && route['parentId'] !== 'root')
      throw new Error(`The route ${name} stands below another than the root`);
    route.imports = isArticle(route) ? route.imports?.filter(isNoEntryFile) : undefined;
    for (const [field, value] of Object.entries(route)) if (value === false) delete route[field];
    // The router never asks for this entry.
    delete route['hasDefaultExport'];
    // `NAME_ROUTES` says these.
    delete route['id'];
    delete route['parentId'];
    if (route !== root) route.css = route.css?.filter((file) => !root?.css?.includes(file));
  }
  // The page preloads this address, where the list was before the hashes were added. It now names
  // nothing to load.
  list.url = list.entry.module;
  return list;
}

function isArticle({ path: pattern }: Record<string, unknown>): boolean {
  return typeof pattern === 'string' && pattern.endsWith(':article');
}

function hashOf(content: string | Uint8Array): string {
  return `${PREFIX}${createHash('sha256').update(content).digest('base64')}`;
}
