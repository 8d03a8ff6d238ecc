// This import comes first because it puts the cascade layers in order.
import './theme/base.css';

import { useContext, type ReactNode } from 'react';
import type { ShellView } from '#contracts/views/shell.ts';
import type { Route } from './+types/root.ts';
import { EmbedShell } from './features/shell/embed-shell.tsx';
import { SiteShell } from './features/shell/site-shell.tsx';
import type { Problem } from './site/drawn-document.ts';
import { FOOT_ID } from './site/foot.ts';
import { getPage } from './site/page-context.ts';
import type { Place } from './site/place.ts';
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

interface DocumentProperties {
  shell: ShellView;
  place: Place;
  /** What a star in the address's pattern has caught. */
  rest: string;
  /** Why a page of errors is shown in place of the page. */
  problem: Problem | undefined;
  children: ReactNode;
}

/** The whole document with a page in it. */
export default function Document({ shell, place, rest, problem, children }: DocumentProperties) {
  const render = useContext(RenderContextReact);
  if (render === null) throw new Error('The page has no catalogue');
  const { cssFiles, fetchedStyles = [], mark, consentHtml } = render;
  return (
    <html lang={shell.language} data-theme={shell.company.companyId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A header by itself says nothing yet and costs a layout: a page is drawn once, with what it is about. */}
        <link rel="expect" href={`#${FOOT_ID}`} blocking="render" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <meta name="theme-color" content={shell.themeColor} />
        <link
          rel="icon"
          type="image/svg+xml"
          href={`${shell.artBase}/${shell.company.logo.mark}.svg`}
        />
        {cssFiles ? (
          // The host writes the rules into it, which many pages have in common.
          <style id="app-css" data-files={cssFiles.map(nameOfStyles).join(' ')} nonce={mark} />
        ) : (
          fetchedStyles.map((address) => (
            <link key={address} rel="stylesheet" href={address} nonce={mark} />
          ))
        )}
        <style id="theme-css" nonce={mark} dangerouslySetInnerHTML={{ __html: shell.themeCss }} />
      </head>
      <body>
        {/* What the page stands on is the same as what its islands find when they wake. */}
        <IslandProviders shell={shell} place={place} store={makeStore()} render={render}>
          <PageInFrame shell={shell} problem={problem}>
            {children}
          </PageInFrame>
        </IslandProviders>
        {shell.embed === undefined && (
          <div
            id="consent"
            className={consent['island']}
            dangerouslySetInnerHTML={{ __html: consentHtml }}
          />
        )}
        <StillScripts shell={shell} place={place} rest={rest} />
      </body>
    </html>
  );
}

function PageInFrame({
  shell,
  problem,
  children,
}: Pick<DocumentProperties, 'shell' | 'problem' | 'children'>) {
  if (problem) return <SiteShell problem={problem}>{children}</SiteShell>;
  const Shell = shell.embed ? EmbedShell : SiteShell;
  return <Shell>{children}</Shell>;
}
