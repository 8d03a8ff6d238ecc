import '../production.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageEntry, PageModule, RouteAnswer } from '#web/site/drawn-document.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { readComponentFiles } from './component-files.ts';
import { keepFormats } from './keep-formats.ts';
import { readStyles, type FindStyles } from './page-styles.ts';
import type { PageStyles } from './seal.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';

/** What one page is made from. */
export type { PageContext } from '#web/site/page-context.ts';

/** A page, or another answer of its address, before it is finished. */
interface RenderedPage extends Pick<Response, 'status' | 'headers'> {
  text: string;
  /** What belongs into the empty styles of the text; undefined where it is complete. */
  styles: PageStyles | undefined;
}

/** The built pages as the server uses them: a function from a request to a page. */
export interface PageRenderer {
  render(request: Request, page: PageContext, mark: string): Promise<RenderedPage>;
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

interface RendererOptions {
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
  const { askRoute, drawDocument } = build.entry.module as unknown as PageEntry;
  const onError = (error: unknown): void =>
    log.error('page-failed', {
      ...describeError(error),
      // In development the message is logged: the developer needs it, and no visitor's words are in
      // it.
      ...(mode === 'development' && { reason: String(error) }),
    });
  const { hmr, entry } = build.assets;
  const stylesOf = (name: string): readonly string[] =>
    ['root', name]
      .flatMap((route) => build.assets.routes[route]?.css ?? [])
      // The address of one that a lazy part also uses carries a fragment.
      .map((address) => address.replace(/#$/, ''));
  return {
    render: async (request, page, mark) => {
      const url = new URL(request.url);
      const answer = await askRoute({ routes: build.routes, request, url, page, onError });
      if (answer instanceof Response)
        return { status: answer.status, headers: answer.headers, text: '', styles: undefined };
      // The application answers with its plain page.
      if (!answer) throw new Error('What stands around the page could not be had');
      const whileDeveloping = await build.unstable_getCriticalCss?.({ pathname: url.pathname });
      const draw = (toDraw: RouteAnswer): RenderedPage => {
        const { status, headers } = toDraw;
        // A page of errors is a page like others, under its own name.
        const drawn = toDraw.problem ?? toDraw.name;
        const { html, files } = drawDocument({
          ...toDraw,
          url,
          page,
          Page: (build.routes[drawn]?.module as PageModule | undefined)?.default,
          mark,
          startScripts: [...(hmr ? [hmr.runtime] : []), entry.module],
          sharesParts: hmr === undefined,
          styles: stylesOf(drawn),
          stylesOfComponent,
          ...(!findStyles && {
            fetchedStyles: typeof whileDeveloping === 'object' ? [whileDeveloping.href] : [],
          }),
        });
        return { status, headers, text: html, styles: findStyles?.(files) };
      };
      try {
        return draw(answer);
      } catch (error) {
        onError(error);
        return draw({ ...answer, status: 500, headers: new Headers(), problem: 'error' });
      }
    },
  };
}
