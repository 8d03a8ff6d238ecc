// This import comes first because it puts the cascade layers in order.
import './theme/base.css';

import { useContext, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { ShellView } from '#contracts/views/shell.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './features/errors/error-page.tsx';
import { NotFoundPage } from './features/errors/not-found-page.tsx';
import { EmbedShell } from './features/shell/embed-shell.tsx';
import { SiteShell } from './features/shell/site-shell.tsx';
import { FOOT_ID } from './site/foot.ts';
import { getPage } from './site/page-context.ts';
import { RenderContextReact } from './site/render-context.ts';
import { nameOfStyles } from './site/style-names.ts';
import { IslandProviders } from './islands/island-providers.tsx';
import { StillScripts } from './islands/still-scripts.tsx';
import { makeStore } from './state/store.ts';
import fontUrl from './theme/fonts/public-sans.woff2?url';
import consent from './widgets/consent/consent.module.css';

export function loader({ context }: Route.LoaderArgs): ShellView {
  const { services } = getPage(context);
  return services.getShell();
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const place = useLocation();
  const { cssFiles, mark, consentHtml = '' } = useContext(RenderContextReact) ?? {};
  const rest = useMatches().at(-1)?.params['*'] ?? '';
  return (
    <html lang={shell?.language ?? DEFAULT_LANGUAGE} data-theme={shell?.company.companyId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A header by itself says nothing yet and costs a layout: a page is drawn once, with what it is about. */}
        {shell && <link rel="expect" href={`#${FOOT_ID}`} blocking="render" />}
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {shell && <meta name="theme-color" content={shell.themeColor} />}
        {shell && (
          <link
            rel="icon"
            type="image/svg+xml"
            href={`${shell.artBase}/${shell.company.logo.mark}.svg`}
          />
        )}
        {cssFiles ? (
          // The host writes the rules into it, which many pages have in common.
          <style id="app-css" data-files={cssFiles.map(nameOfStyles).join(' ')} nonce={mark} />
        ) : (
          <Links nonce={mark} />
        )}
        {shell && (
          <style id="theme-css" nonce={mark} dangerouslySetInnerHTML={{ __html: shell.themeCss }} />
        )}
      </head>
      <body>
        {children}
        {shell?.embed === undefined && (
          <div
            id="consent"
            className={consent['island']}
            dangerouslySetInnerHTML={{ __html: consentHtml }}
          />
        )}
        {shell && <StillScripts shell={shell} place={place} rest={rest} />}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const Shell = loaderData.embed ? EmbedShell : SiteShell;
  return (
    <Site shell={loaderData}>
      <Shell>
        <Outlet />
      </Shell>
    </Site>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('root');
  // Without a shell there is no company and no language, so the host answers with its own plain
  // page.
  if (!shell) return null;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Site shell={shell}>
      <SiteShell problem={isMissing ? 'not-found' : 'error'}>
        {isMissing ? <NotFoundPage /> : <ErrorPage />}
      </SiteShell>
    </Site>
  );
}

/** What the page stands on is the same as what its islands find when they wake. */
function Site({ shell, children }: { shell: ShellView; children: ReactNode }) {
  const render = useContext(RenderContextReact);
  const { pathname, search, hash } = useLocation();
  if (render === null) throw new Error('The page has no catalogue');
  return (
    <IslandProviders
      shell={shell}
      place={{ pathname, search, hash }}
      store={makeStore()}
      render={render}
    >
      {children}
    </IslandProviders>
  );
}
