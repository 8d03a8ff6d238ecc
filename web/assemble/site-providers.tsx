import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { ShellView } from '#contracts/views/shell.ts';
import { mergeOverrides } from '../words/merge-overrides.ts';
import { PlaceContext } from '../site/place.ts';
import { usePageTexts } from '../site/use-page.ts';
import { useTexts } from '../words/page-texts.ts';
import { ShellContext } from '../site/shell-context.tsx';
import { RenderContextReact } from '../site/render-context.ts';
import { makeStore } from '../state/store.ts';
import { beginState } from '../visit/begin-state.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { FORMATS } from '../words/formats.ts';

interface SiteProvidersProperties {
  shell: ShellView;
  children: ReactNode;
}

/** Gives company, language, words and state to everything on the page. */
export function SiteProviders({ shell, children }: SiteProvidersProperties) {
  const [store] = useState(makeStore);
  const { company, language } = shell;
  const place = useLocation();

  // The state is restored after hydration, because what the device remembers is not in the page
  // that all visitors share. It is restored in a layout effect, so that it is there before the
  // page's own effects add to it.
  useLayoutEffect(() => beginState(store, { company, language }), [store, company, language]);
  useEffect(() => watchErrors(store), [store]);

  return (
    <Provider store={store}>
      <Words shell={shell}>
        <ShellContext value={shell}>
          <PlaceContext value={place}>{children}</PlaceContext>
        </ShellContext>
      </Words>
    </Provider>
  );
}

/**
 * This component is apart from the store, which must outlive a page whose texts are still on their
 * way.
 */
function Words({ shell: { language, overrides }, children }: SiteProvidersProperties) {
  const render = useContext(RenderContextReact);
  if (render === null) throw new Error('The page has no catalogue');
  const texts = useTexts({
    site: render.catalogue,
    isWhole: render.hasEveryText,
    names: usePageTexts(),
    language,
  });
  const messages = useMemo(() => mergeOverrides(texts, overrides), [texts, overrides]);
  return (
    <IntlProvider locale={language} messages={messages} formats={FORMATS} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
