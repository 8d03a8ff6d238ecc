import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import type { ShellView } from '#contracts/views/shell.ts';
import { languageCode } from '#domain/language/language.ts';
import { renderConsent } from './features/consent/render-consent.tsx';
import { everyText } from './words/every-text.ts';
import { documentContext } from './site/host-context.ts';
import { pageContext } from './site/page-context.ts';
import { IslandProviders } from './islands/island-providers.tsx';
import { RenderContextReact, type RenderContext } from './site/render-context.ts';
import { makeStore } from './state/store.ts';

export { host } from './site/host-context.ts';

/** Renders whole pages. The host caches them, so nothing in them may depend on one visitor. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const document = context.get(documentContext);
  if (page === null || document === null) throw new Error('The host did not set its contexts');
  const { stylesOf, stylesOfComponent, mark } = document;
  const components = [...page.shown.components].flatMap(stylesOfComponent);
  const styles = new Set([...pageStyles(routerContext), ...components]);
  const css = stylesOf ? [...styles].map(stylesOf).join('\n') : '';
  const catalogue = everyText[languageCode(page.address.language)];
  const shell = routerContext.staticHandlerContext.loaderData['root'] as ShellView | undefined;
  const isAsked = shell !== undefined && shell.embed === undefined;
  const consentHtml = isAsked ? renderConsent({ shell, catalogue, url: new URL(request.url) }) : '';
  const { entry, hmr } = routerContext.manifest;
  const render: RenderContext = {
    catalogue,
    css,
    cssFiles: css === '' ? [] : [...styles],
    mark,
    html: page.shown.html,
    consentHtml,
    startScripts: [...(hmr ? [hmr.runtime] : []), entry.module],
  };
  const drawIsland = shell && createIslandDrawer({ shell, render, place: new URL(request.url) });
  // Nothing in a page waits: its loaders have answered, and the bundle is one file. A stream would
  // encode the text that is put together from it again.
  const html = renderToString(
    <RenderContextReact value={{ ...render, drawIsland }}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </RenderContextReact>,
  );
  document.takeHtml(`<!DOCTYPE html>${html}`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

interface IslandGround {
  shell: ShellView;
  render: RenderContext;
  place: URL;
}

/** Islands are roots of their own, so that their ids are the same when the browser wakes them. */
function createIslandDrawer({ shell, render, place: { pathname, search } }: IslandGround) {
  let count = 0;
  // Nothing is dispatched while a page is drawn, so its islands may look at one state.
  const store = makeStore();
  return (part: ReactElement): { id: string; html: string } => {
    count += 1;
    const id = `i${count}`;
    const html = renderToString(
      <IslandProviders
        shell={shell}
        place={{ pathname, search, hash: '' }}
        store={store}
        render={render}
      >
        {part}
      </IslandProviders>,
      { identifierPrefix: id },
    );
    return { id, html: html.replace(HEAD_LINKS, '') };
  };
}

/** React puts what belongs into a head before a root: hints for its pictures, and a list's pages before and after. */
const HEAD_LINKS = /^(?:<link\b[^>]*>)+/;

/**
 * The stylesheets of the routes this page is made of. The address of one that a lazy part also uses
 * carries a fragment.
 */
function pageStyles({ manifest, staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches
    .flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
    .map((href) => href.replace(/#$/, ''));
}

interface ErrorDetails {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The router answers with the error page. The host is told of the error, unless its status is below
 * 500 or the request was aborted.
 */
export function handleError(error: unknown, { request, context }: ErrorDetails): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(documentContext)?.onError(error);
}
