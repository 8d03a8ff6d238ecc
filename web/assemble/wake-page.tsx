import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageFromQuery } from '#domain/language/language.ts';
import { loadTexts, type Catalogue } from '../words/catalogue.ts';
import { readPageTextNames } from '../words/page-texts.ts';
import { RenderContextReact } from '../site/render-context.ts';
import { startVisit } from '../visit/start-visit.ts';

/** Wakes the document as a whole, with the router. */
export async function wakePage(): Promise<void> {
  const leavesForOtherAddress = startVisit();
  if (leavesForOtherAddress) return;
  const language = languageFromQuery(document.documentElement.lang);
  const [siteTexts] = await Promise.all([
    loadTexts('site', language),
    ...readPageTextNames(document).map((name) => loadTexts(name, language)),
  ]);
  const css = document.getElementById('app-css')?.textContent ?? '';
  const consentHtml = document.getElementById('consent')?.innerHTML ?? '';
  startTransition(() => {
    hydrateRoot(
      document,
      <RenderContextReact
        value={{
          catalogue: siteTexts as Catalogue,
          hasEveryText: false,
          css,
          mark: undefined,
          consentHtml,
        }}
      >
        <HydratedRouter />
      </RenderContextReact>,
      { onRecoverableError: noteRecovered },
    );
  });
}

/**
 * React has already recovered by rendering the part anew: the fault is ours, and the visitor need
 * not be told.
 */
function noteRecovered(error: unknown): void {
  // oxlint-disable-next-line no-console -- a fault: a warning would pass the tests
  console.error(`Drawn anew: ${String(error)}`);
}
