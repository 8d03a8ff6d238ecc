import { persistStore } from '#web/state/persistence.ts';
import { makeStore, type Store } from '#web/state/store.ts';
import type { FakeDevice, FakeTab } from './fake-device.ts';

export interface OpenTab {
  tab: FakeTab;
  store: Store;
  /** Dispatches an action in this tab. */
  act: (action: Parameters<Store['dispatch']>[0]) => void;
  stop: () => void;
}

export interface Start {
  companyId?: string;
  language?: 'en-US' | 'es-US';
  uid?: string;
}

/** Opens a document with the product's own store in a new tab of the device, or in the given one. */
export function openTab(
  device: FakeDevice,
  { companyId = 'generic', language = 'en-US', uid }: Start = {},
  tab = device.openTab(),
): OpenTab {
  tab.enter();
  const store = makeStore();
  const visitor = uid === undefined ? {} : { uid };
  const stop = persistStore({ store, companyId, language, visitor });
  const act: OpenTab['act'] = (action) => {
    tab.enter();
    store.dispatch(action);
  };
  return { tab, store, act, stop };
}
