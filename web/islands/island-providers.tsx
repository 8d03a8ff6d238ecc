import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { IntlProvider } from 'use-intl';
import type { ShellView } from '#contracts/views/shell.ts';
import { PlaceContext } from '../site/place.ts';
import { RenderContextReact, type RenderContext } from '../site/render-context.ts';
import { ShellContext } from '../site/shell-context.tsx';
import { makeStore } from '../state/store.ts';
import { FORMATS } from '../words/formats.ts';
import { mergeOverrides } from '../words/merge-overrides.ts';
import type { Ground } from './ground.ts';

/** What the server drew from; what the device remembers shows with the next draw. */
const SERVER_STATE = makeStore().getState();

interface IslandProvidersProperties extends Pick<Ground, 'shell' | 'place' | 'store'> {
  render: RenderContext;
  children: ReactNode;
}

/** What every island finds around it, the same on the server and when it wakes; no router. */
export function IslandProviders({
  shell,
  place,
  store,
  render,
  children,
}: IslandProvidersProperties) {
  const { language, overrides } = shell;
  const messages = useMemo(
    () => mergeOverrides(render.catalogue, overrides),
    [render.catalogue, overrides],
  );
  return (
    <RenderContextReact value={render}>
      <Provider store={store} serverState={SERVER_STATE}>
        <IntlProvider locale={language} messages={messages} formats={FORMATS} timeZone="UTC">
          {/* No island shows the legal words or the menus, or sets the theme. */}
          <ShellContext value={shell as ShellView}>
            <PlaceContext value={place}>{children}</PlaceContext>
          </ShellContext>
        </IntlProvider>
      </Provider>
    </RenderContextReact>
  );
}
