// This import comes first because it puts the cascade layers in order.
import './theme/base.css';

import { useContext, useState, type ComponentProps, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Links,
  Outlet,
  Scripts,
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
import { ScrollMemory } from './features/shell/scroll-memory.tsx';
import { SiteShell } from './features/shell/site-shell.tsx';
import { usePageTexts } from './site/use-page.ts';
import { getPage } from './site/page-context.ts';
import { RenderContextReact } from './site/render-context.ts';
import { LinkContext } from './site/site-link.tsx';
import { StillScripts } from './islands/still-scripts.tsx';
import { SiteProviders } from './assemble/site-providers.tsx';
import { SiteVisitor } from './assemble/site-visitor.tsx';
import fontUrl from './theme/fonts/public-sans.woff2?url';
import consent from './widgets/consent/consent.module.css';

export function loader({ context }: Route.LoaderArgs): ShellView {
  const { services } = getPage(context);
  return services.getShell();
}

/** Company and language cannot change within a document, so the shell is never asked for again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const texts = usePageTexts();
  const place = useLocation();
  const { key } = place;
  const [firstKey] = useState(key);
  // The document contains the styles of its own page; those of other pages come as files, and only
  // on those pages do cards fade in.
  const hasLeft = key !== firstKey;
  const {
    css = '',
    cssFiles,
    mark,
    consentHtml = '',
    drawIsland,
  } = useContext(RenderContextReact) ?? {};
  const rest = useMatches().at(-1)?.params['*'] ?? '';
  const isStill = drawIsland !== undefined;
  return (
    <html
      lang={shell?.language ?? DEFAULT_LANGUAGE}
      data-theme={shell?.company.companyId}
      data-texts={texts}
      data-left={hasLeft || undefined}
      data-still={isStill || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {shell && <meta name="theme-color" content={shell.themeColor} />}
        {shell && (
          <link
            rel="icon"
            type="image/svg+xml"
            href={`${shell.artBase}/${shell.company.logo.mark}.svg`}
          />
        )}
        {(css === '' || hasLeft) && <Links nonce={mark} />}
        {css !== '' && (
          <style
            id="app-css"
            data-files={isStill ? cssFiles?.join(' ') : undefined}
            nonce={mark}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: css }}
          />
        )}
        {shell && (
          <style
            id="theme-css"
            nonce={mark}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: shell.themeCss }}
          />
        )}
      </head>
      <body>
        {children}
        <div
          id="consent"
          className={consent['island']}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: consentHtml }}
        />
        {isStill && shell ? (
          <StillScripts shell={shell} place={place} rest={rest} />
        ) : (
          <>
            <ScrollMemory nonce={mark} />
            <Scripts nonce={mark} />
          </>
        )}
      </body>
    </html>
  );
}

const drawLink = (properties: ComponentProps<typeof Link>) => <Link {...properties} />;

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <SiteProviders shell={loaderData}>
      <LinkContext value={drawLink}>
        <SiteShell>
          <Outlet />
        </SiteShell>
        <SiteVisitor />
      </LinkContext>
    </SiteProviders>
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
    <SiteProviders shell={shell}>
      <LinkContext value={drawLink}>
        <SiteShell problem={isMissing ? 'not-found' : 'error'}>
          {isMissing ? <NotFoundPage /> : <ErrorPage />}
        </SiteShell>
        <SiteVisitor />
      </LinkContext>
    </SiteProviders>
  );
}
