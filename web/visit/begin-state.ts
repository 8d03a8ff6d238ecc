import type { ShellView } from '#contracts/views/shell.ts';
import { COMPANY_COOKIE, LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { writeCookie } from '../device/device-storage.ts';
import { resourcesSet } from '../state/company-slice.ts';
import { persistStore } from '../state/persistence.ts';
import type { Store } from '../state/store.ts';
import { visitorOfThisAddress } from './start-visit.ts';

/**
 * Restores what the device kept and keeps it from now on, and remembers company and language.
 * Returns the function that stops it.
 */
export function beginState(
  store: Store,
  { company, language }: Pick<ShellView, 'company' | 'language'>,
): () => void {
  const { companyId, resources } = company;
  const stop = persistStore({ store, companyId, language, visitor: visitorOfThisAddress() });
  store.dispatch(resourcesSet(resources));
  // Only the server reads these cookies, to bring the visitor to the right address; no page depends
  // on them.
  writeCookie(LANGUAGE_COOKIE, language);
  writeCookie(COMPANY_COOKIE, companyId);
  return stop;
}
