import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShellView } from '#contracts/views/shell.ts';
import { languageCode } from '#domain/language/language.ts';
import { renderConsent } from './features/consent/render-consent.tsx';
import Document from './root.tsx';
import { everyText } from './words/every-text.ts';
import type { PageEntry } from './site/drawn-document.ts';
import { DrawnPageContext } from './site/use-page.ts';
import { IslandProviders } from './islands/island-providers.tsx';
import { keepNothing, keepParts, type KeepPart } from './islands/keep-parts.ts';
import type { Place } from './site/place.ts';
import { RenderContextReact, type DrawIsland, type RenderContext } from './site/render-context.ts';
import { makeStore } from './state/store.ts';

export { askRoute } from './site/ask-route.ts';

/** Draws a whole page. The host keeps it for everybody, so nothing in it may depend on one visitor. */
export const drawDocument: PageEntry['drawDocument'] = (toDraw) => {
  const { name, shell, loaderData, actionData, params, problem, url, page, Page, mark } = toDraw;
  const components = [...page.shown.components].flatMap(toDraw.stylesOfComponent);
  const files = [...new Set([...toDraw.styles, ...components])];
  const catalogue = everyText[languageCode(page.address.language)];
  // A frame of another site has none of what stands around a page, and has an address in its shell.
  const isWhole = shell.embed === undefined;
  const keep = isWhole && toDraw.sharesParts ? keepParts(shell) : keepNothing;
  const consentHtml = isWhole ? renderConsent({ shell, catalogue, url, keep }) : '';
  const render: RenderContext = {
    catalogue,
    cssFiles: toDraw.fetchedStyles ? undefined : files,
    fetchedStyles: toDraw.fetchedStyles && [...toDraw.fetchedStyles, ...files],
    mark,
    html: page.shown.html,
    consentHtml,
    startScripts: toDraw.startScripts,
  };
  const draw = createDrawers({ shell, render, keep, place: url });
  const { pathname, search } = url;
  // Nothing in a page waits: its loaders have answered, and the bundle is one file. A stream would
  // encode the text that is put together from it again.
  const html = renderToString(
    <RenderContextReact value={{ ...render, ...draw }}>
      <DrawnPageContext value={{ name, loaderData }}>
        <Document
          shell={shell}
          place={{ pathname, search, hash: '' }}
          rest={params['*'] ?? ''}
          problem={problem}
        >
          {Page && <Page loaderData={loaderData} actionData={actionData} params={params} />}
        </Document>
      </DrawnPageContext>
    </RenderContextReact>,
  );
  return { html: `<!DOCTYPE html>${html}`, files };
};

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
