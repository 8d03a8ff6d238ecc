import { NEWCOMER_COOKIE } from '#domain/visitor/newcomer-cookie.ts';
import { listItems, removeItem, writeCookie } from './device-storage.ts';

/** What the product keeps of a person, of every company. Consent and language are cookies. */
const OWN_KEY = /^(?:sendero:|redux-store$)/;
/** As JSON writes it; inside a text its quotes would be escaped. */
const UID = /"uid":"([^"]+)"/;

/**
 * Whose device this is from now on, as far as anybody said. Who comes with another uid than the one
 * before starts clean; who had none until now keeps what they did.
 */
export function settlePerson(arriving: string | undefined): string | undefined {
  const kept = (['localStorage', 'sessionStorage'] as const).flatMap((storage) =>
    listItems(storage)
      .filter(([key]) => OWN_KEY.test(key))
      .map(([key, text]) => ({ storage, key, uid: UID.exec(text)?.[1] })),
  );
  const person = arriving ?? kept.find(({ uid }) => uid !== undefined)?.uid;
  // A tab that slept through it still has its own copy of the person before.
  const mayGo = kept.filter(
    ({ storage }) => arriving !== undefined || storage === 'sessionStorage',
  );
  if (mayGo.every(({ uid }) => uid === undefined || uid === person)) return person;
  for (const { storage, key } of mayGo) removeItem(storage, key);
  // The mark that likes and votes go by is out of a script's reach: the server gives a new one.
  if (arriving !== undefined) writeCookie(NEWCOMER_COOKIE, '1');
  return person;
}
