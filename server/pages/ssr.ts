import '../production.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router';
import type { PageContext } from '#web/site/page-context.ts';
import type { HostContext } from '#web/site/host-context.ts';
import { readComponentFiles } from './component-files.ts';
import { keepFormats } from './keep-formats.ts';
import { readStyles, type FindStyles } from './page-styles.ts';
import type { PageStyles } from './seal.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';

/** What one page is made from. */
export type { PageContext } from '#web/site/page-context.ts';

/** A page, or another answer of the router, before it is finished. */
interface RenderedPage extends Pick<Response, 'status' | 'headers' | 'text'> {
  /** What belongs into the empty styles of the text; undefined where it is complete. */
  styles: PageStyles | undefined;
}

/** The built pages as the server uses them: a function from a request to a page. */
export interface PageRenderer {
  render(request: Request, page: PageContext, mark: string): Promise<RenderedPage>;
  /** Lists the routes of an address, the outermost first. */
  listRoutes(pathname: string): Promise<readonly string[]>;
}

const BUILD = path.resolve('build');

/** Loads the built bundle of `web`. The server uses `web` nowhere else, and only in this form. */
export async function loadPageRenderer(log: Log): Promise<PageRenderer> {
  const bundle = path.join(BUILD, 'server/index.js');
  // The bundle takes the formats as they are when it is loaded.
  keepFormats(Intl);
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const components = readComponentFiles(BUILD);
  return createPageRenderer(build, {
    mode: 'production',
    findStyles: readStyles(path.join(BUILD, 'client')),
    stylesOfComponent: (component) => components[component]?.styles ?? [],
    log,
  });
}

export interface RendererOptions {
  mode: 'production' | 'development';
  /** Undefined where the browser fetches stylesheets one by one. */
  findStyles: FindStyles | undefined;
  stylesOfComponent?: (component: string) => readonly string[];
  log: Log;
}

export function createPageRenderer(
  build: ServerBuild,
  { mode, findStyles, stylesOfComponent = () => [], log }: RendererOptions,
): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const routes = routesBelow(build, undefined);
  // Router contexts are matched by identity, so the bundle's own copies are used.
  const { host } = build.entry.module as unknown as { host: HostContext };
  const onError = (error: unknown): void =>
    log.error('page-failed', {
      ...describeError(error),
      // In development the message is logged: the developer needs it, and no visitor's words are in
      // it.
      ...(mode === 'development' && { reason: String(error) }),
    });
  return {
    render: async (request, page, mark) => {
      const context = new RouterContextProvider();
      context.set(host.pageContext, page);
      let html: string | undefined;
      let styles: PageStyles | undefined;
      const takeDocument = (text: string, files: readonly string[]): void => {
        html = text;
        styles = findStyles?.(files);
      };
      context.set(host.documentContext, {
        holdsStyles: findStyles !== undefined,
        stylesOfComponent,
        mark,
        takeDocument,
        onError,
      });
      const response = await handle(request, context);
      const { status, headers } = response;
      sayCharset(headers);
      return { status, headers, text: async () => html ?? response.text(), styles };
    },
    listRoutes: async (pathname) =>
      (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.id ?? []),
  };
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const { id, index } = route;
      if (index) return { id, index };
      const children = routesBelow(build, id);
      return { id, children, ...(route.path !== undefined && { path: route.path }) };
    });
}

/** The router's own text answers, such as the data of a page, do not name their character set. */
function sayCharset(headers: Headers): void {
  const type = headers.get('Content-Type');
  if (type?.startsWith('text/') === true && !type.includes('charset='))
    headers.set('Content-Type', `${type}; charset=utf-8`);
}
