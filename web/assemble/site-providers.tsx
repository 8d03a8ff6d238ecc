import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { IntlProvider } from 'use-intl';
import type { ShellView } from '#contracts/views/shell.ts';
import { COMPANY_COOKIE, LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { writeCookie } from '../device/device-storage.ts';
import { mergeOverrides } from '../words/merge-overrides.ts';
import { usePageTexts } from '../site/use-page.ts';
import { useTexts } from '../words/page-texts.ts';
import { ShellContext } from '../site/shell-context.tsx';
import { RenderContextReact } from '../site/render-context.ts';
import { visitorOfThisAddress } from '../visit/start-visit.ts';
import { resourcesSet } from '../state/company-slice.ts';
import { persistStore } from '../state/persistence.ts';
import { failed } from '../state/page-slices.ts';
import { makeStore, type Store } from '../state/store.ts';

/** The styles that messages name, as in `{date, date, long}`. */
const FORMATS = { dateTime: { long: { dateStyle: 'long' } } } as const;

interface SiteProvidersProperties {
  shell: ShellView;
  children: ReactNode;
}

/** Gives company, language, words and state to everything on the page. */
export function SiteProviders({ shell, children }: SiteProvidersProperties) {
  const [store] = useState(makeStore);
  const { company, language } = shell;

  // The state is restored after hydration, because what the device remembers is not in the page
  // that all visitors share. It is restored in a layout effect, so that it is there before the
  // page's own effects add to it.
  useLayoutEffect(() => {
    const stop = persistStore({
      store,
      companyId: company.companyId,
      language,
      visitor: visitorOfThisAddress(),
    });
    store.dispatch(resourcesSet(company.resources));
    // Only the server reads this cookie, to bring the visitor to the right address; no page depends
    // on it.
    writeCookie(LANGUAGE_COOKIE, language);
    writeCookie(COMPANY_COOKIE, company.companyId);
    return stop;
  }, [store, company, language]);
  useUnexpectedErrors(store);

  return (
    <Provider store={store}>
      <Words shell={shell}>
        <ShellContext value={shell}>{children}</ShellContext>
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

/**
 * An error that no code caught opens the error dialog; errors of scripts that are not ours do not.
 */
function useUnexpectedErrors(store: Store): void {
  useEffect(() => {
    const onError = ({ error, filename }: ErrorEvent): void => {
      if (error !== undefined && filename.startsWith(location.origin)) report(error);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof Error) report(reason);
    };
    const report = (error: unknown): void => {
      store.dispatch(failed('page/unexpected', error));
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [store]);
}
