import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import type { ShellView } from '#contracts/views/shell.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { mergeOverrides } from '../../words/merge-overrides.ts';
import type { KeepPart } from '../../islands/keep-parts.ts';
import { WayBack } from '../../widgets/consent/way-back.tsx';
import { ConsentIsland } from './consent-island.tsx';

interface ConsentToRender {
  shell: ShellView;
  catalogue: Catalogue;
  /** The address of the page that is rendered. */
  url: URL;
  /** Keeps what is the same on every page, which is all but the way back. */
  keep: KeepPart;
}

/** Stands for the way back while what is around it is drawn for all pages. */
const ANY_PAGE = '{page}';

/** Only the server calls this, so the island and its words add nothing to the page's script. */
export function renderConsent({ shell, catalogue, url, keep }: ConsentToRender): string {
  const { company, language, overrides } = shell;
  const query = company.isDefault ? '' : `?company=${company.companyId}`;
  const privacyHref = withLanguage(`/privacy${query}`, language);
  // An address below /privacy has no company in it, so the way back carries it as a query.
  const isPrivacy = url.pathname.startsWith('/privacy');
  const back = isPrivacy
    ? withLanguage(`${url.pathname}${query}`, language)
    : `${url.pathname}${url.search}`;
  const ofAnyPage = keep('consent', () =>
    renderToStaticMarkup(
      <IntlProvider
        locale={language}
        messages={mergeOverrides(catalogue, overrides)}
        timeZone="UTC"
      >
        <ConsentIsland privacyHref={privacyHref} back={ANY_PAGE} />
      </IntlProvider>,
      { identifierPrefix: 'consent-' },
    ),
  );
  return ofAnyPage.replaceAll(drawWayBack(ANY_PAGE), () => drawWayBack(back));
}

function drawWayBack(back: string): string {
  return renderToStaticMarkup(<WayBack page={back} />);
}
