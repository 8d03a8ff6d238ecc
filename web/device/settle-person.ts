import { NEWCOMER_COOKIE } from '#domain/visitor/newcomer-cookie.ts';
import { listItems, removeItem, writeCookie } from './device-storage.ts';

/**
 * The keys under which the product keeps data of a person, for every company. Consent and language
 * are not among them: they are cookies, and belong to the device.
 */
const OWN_KEY = /^(?:sendero:|redux-store$)/;
/** The uid as JSON writes it. Inside a text the quotes would be escaped, so a text cannot match. */
const UID = /"uid":"([^"]+)"/;

/**
 * Answers whose device this is from now on. The specification leaves shared devices open: a visitor
 * who arrives with another uid than the one this device knows, in whichever company, starts clean,
 * so everything of the product goes, for every company. A device that knew no uid until now is
 * taken to be the same person's and keeps what they did.
 */
export function settlePerson(arriving: string | undefined): string | undefined {
  const kept = (['localStorage', 'sessionStorage'] as const).flatMap((storage) =>
    listItems(storage)
      .filter(([key]) => OWN_KEY.test(key))
      .map(([key, text]) => ({ storage, key, uid: UID.exec(text)?.[1] })),
  );
  const person = arriving ?? kept.find(({ uid }) => uid !== undefined)?.uid;
  // A tab that was asleep during that change still has its own session copy of the person before.
  const mayGo = kept.filter(
    ({ storage }) => arriving !== undefined || storage === 'sessionStorage',
  );
  if (mayGo.every(({ uid }) => uid === undefined || uid === person)) return person;
  for (const { storage, key } of mayGo) removeItem(storage, key);
  // The cookie by which likes and votes are counted cannot be read by scripts: the server gives a
  // new one.
  if (arriving !== undefined) writeCookie(NEWCOMER_COOKIE, '1');
  return person;
}
