import { use, useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { RenderContextReact } from '../../render-context.ts';
import { loadPageTexts, type PageTexts } from '../../i18n/catalogue.ts';
import { mergeOverrides } from '../../i18n/merge-overrides.ts';
import { useShell } from '../../i18n/shell-context.tsx';

export interface WithTextsProperties {
  name: PageTexts;
  children: ReactNode;
}

/** For a part of a page that is not on every page of its route: it waits for its own texts by itself. */
export function WithTexts({ name, children }: WithTextsProperties) {
  const render = useContext(RenderContextReact);
  const { language, overrides } = useShell();
  if (render === null) throw new Error('The page has no catalogue');
  const own = render.hasEveryText ? render.catalogue : loadPageTexts(name, language);
  const texts = own instanceof Promise ? use(own) : own;
  const messages = useMemo(
    () => mergeOverrides({ ...render.catalogue, ...texts }, overrides),
    [render.catalogue, texts, overrides],
  );
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
