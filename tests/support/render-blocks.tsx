import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { IntlProvider } from 'use-intl';
import type { BlockView } from '#contracts/views/block.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import { DEFAULT_FLAGS } from '#domain/flags/flags.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { catalogues } from '#server/content/catalogues.ts';
import type { Catalogue } from '#web/words/catalogue.ts';
import { PlaceContext } from '#web/site/place.ts';
import { ShellContext } from '#web/site/shell-context.tsx';
import { RenderContextReact } from '#web/site/render-context.ts';
import { makeStore } from '#web/state/store.ts';
import { numbered } from '#web/site/numbered.ts';
import { LazyBlock } from '#web/widgets/multimedia/lazy-block.tsx';

const PLACE = { pathname: '/generic/gallery', search: '', hash: '' };

/** A company with the fields that components need to be drawn without a server. */
function shellIn(language: Language): ShellView {
  const company = {
    companyId: 'generic',
    name: 'Sendero',
    recordKeeperName: 'your plan',
    recordKeeperUrl: 'https://plan.example.com/',
    enrollUrl: 'https://plan.example.com/enroll',
    changeContribution: 'leave',
  };
  return {
    company,
    language,
    overrides: {},
    artBase: '/art',
    origin: 'https://sendero.example.com',
    flags: DEFAULT_FLAGS,
  } as unknown as ShellView;
}

/** Renders the blocks as the server does; throws what a component throws. */
export function renderBlocks(blocks: readonly BlockView[], language: Language): Promise<string> {
  return renderInSite(
    numbered(blocks).map(({ key, item }) => <LazyBlock key={key} block={item} />),
    language,
  );
}

/** A part of a page as the server draws it, in a company, with every text; throws what it throws. */
export async function renderInSite(part: ReactNode, language: Language): Promise<string> {
  const catalogue = catalogues[languageCode(language)] as Catalogue;
  const page = (
    <Provider store={makeStore()}>
      <IntlProvider locale={language} messages={catalogue} timeZone="UTC">
        <ShellContext value={shellIn(language)}>
          <PlaceContext value={PLACE}>{part}</PlaceContext>
        </ShellContext>
      </IntlProvider>
    </Provider>
  );
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <RenderContextReact
      value={{
        catalogue,
        mark: undefined,
        consentHtml: '',
      }}
    >
      {page}
    </RenderContextReact>,
    {
      onError: (error) => void failures.push(error),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
