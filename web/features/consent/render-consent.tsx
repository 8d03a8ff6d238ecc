import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import type { ShellView } from '#contracts/views/shell.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { mergeOverrides } from '../../words/merge-overrides.ts';
import { ConsentIsland } from './consent-island.tsx';

export interface ConsentToRender {
  shell: ShellView;
  catalogue: Catalogue;
  /** The address of the page that is rendered. */
  url: URL;
}

/** Only the server calls this, so the island and its words add nothing to the page's script. */
export function renderConsent({ shell, catalogue, url }: ConsentToRender): string {
  const { company, language, overrides } = shell;
  const query = company.isDefault ? '' : `?company=${company.companyId}`;
  const privacyHref = withLanguage(`/privacy${query}`, language);
  // An address below /privacy has no company in it, so the way back carries it as a query.
  const isPrivacy = url.pathname.startsWith('/privacy');
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={mergeOverrides(catalogue, overrides)} timeZone="UTC">
      <ConsentIsland
        privacyHref={privacyHref}
        back={
          isPrivacy
            ? withLanguage(`${url.pathname}${query}`, language)
            : `${url.pathname}${url.search}`
        }
      />
    </IntlProvider>,
    { identifierPrefix: 'consent-' },
  );
}
