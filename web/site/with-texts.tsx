import { use, useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { loadTexts, type PageTexts } from '../words/catalogue.ts';
import { mergeOverrides } from '../words/merge-overrides.ts';
import { useShell } from './shell-context.tsx';
import { RenderContextReact } from './render-context.ts';

export interface WithTextsProperties {
  name: PageTexts;
  children: ReactNode;
}

/** Waits for the texts of a part that is not on every page of its route. */
export function WithTexts({ name, children }: WithTextsProperties) {
  const render = useContext(RenderContextReact);
  const { language, overrides } = useShell();
  if (render === null) throw new Error('The page has no catalogue');
  // The server's catalogue already has these texts. Unlike other hooks, `use` may be called in a
  // condition.
  const texts = render.hasEveryText ? undefined : use(loadTexts(name, language));
  const messages = useMemo(
    () => mergeOverrides({ ...render.catalogue, ...texts }, overrides),
    [render.catalogue, texts, overrides],
  );
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
