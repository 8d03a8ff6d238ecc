import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageFromQuery } from '#domain/language/language.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { RenderContextReact } from './render-context.ts';
import { startVisit } from './start-visit.ts';

async function hydrate(): Promise<void> {
  const leavesForOtherAddress = startVisit();
  if (leavesForOtherAddress) return;
  const catalogue = await loadCatalogue(languageFromQuery(document.documentElement.lang));
  const css = document.getElementById('app-css')?.textContent ?? '';
  startTransition(() => {
    hydrateRoot(
      document,
      <RenderContextReact value={{ catalogue, css, mark: undefined, htmlBag: new Map() }}>
        <HydratedRouter />
      </RenderContextReact>,
    );
  });
}

void hydrate();
