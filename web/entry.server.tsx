import type { ReactNode } from 'react';
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
import { keepNothing, keepParts, type KeepPart } from './islands/keep-parts.ts';
import type { Place } from './site/place.ts';
import { RenderContextReact, type DrawIsland, type RenderContext } from './site/render-context.ts';
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
  const { holdsStyles, stylesOfComponent, mark } = document;
  const components = [...page.shown.components].flatMap(stylesOfComponent);
  const styles = [...new Set([...pageStyles(routerContext), ...components])];
  const catalogue = everyText[languageCode(page.address.language)];
  const shell = routerContext.staticHandlerContext.loaderData['root'] as ShellView | undefined;
  const { entry, hmr } = routerContext.manifest;
  const url = new URL(request.url);
  // A frame of another site has none of what stands around a page, and has an address in its shell.
  const isWhole = shell !== undefined && shell.embed === undefined;
  const keep = isWhole && !hmr ? keepParts(shell) : keepNothing;
  const consentHtml = isWhole ? renderConsent({ shell, catalogue, url, keep }) : '';
  const render: RenderContext = {
    catalogue,
    cssFiles: holdsStyles ? styles : undefined,
    mark,
    html: page.shown.html,
    consentHtml,
    startScripts: [...(hmr ? [hmr.runtime] : []), entry.module],
  };
  const draw = shell && createDrawers({ shell, render, keep, place: url });
  // Nothing in a page waits: its loaders have answered, and the bundle is one file. A stream would
  // encode the text that is put together from it again.
  const html = renderToString(
    <RenderContextReact value={{ ...render, ...draw }}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </RenderContextReact>,
  );
  document.takeDocument(`<!DOCTYPE html>${html}`, styles);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

interface PageGround {
  shell: ShellView;
  render: RenderContext;
  keep: KeepPart;
  place: URL;
}

/** What many pages have in common is drawn for none of them. */
const NO_PLACE = { pathname: '', search: '', hash: '' };

/** Islands are roots of their own, so that their ids are the same when the browser wakes them. */
function createDrawers({ shell, render, keep, place: { pathname, search } }: PageGround) {
  let count = 0;
  // Nothing is dispatched while a page is drawn, so its islands may look at one state.
  const store = makeStore();
  const draw = (part: ReactNode, place: Place, identifierPrefix = ''): string =>
    renderToString(
      <IslandProviders shell={shell} place={place} store={store} render={render}>
        {part}
      </IslandProviders>,
      { identifierPrefix },
    ).replace(HEAD_LINKS, '');
  const drawIsland: DrawIsland = (part, sameAs) => {
    count += 1;
    const id = `i${count}`;
    const html =
      sameAs === undefined
        ? draw(part, { pathname, search, hash: '' }, id)
        : keep(`${sameAs} ${id}`, () => draw(part, NO_PLACE, id));
    return { id, html };
  };
  const drawOnce = (name: string, part: ReactNode): string =>
    keep(name, () => draw(part, NO_PLACE));
  return { drawIsland, drawOnce };
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
