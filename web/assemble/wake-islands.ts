import type { ComponentType } from 'react';
import { isOffline } from '../device/is-offline.ts';
import { hasTyped } from '../islands/give-back.ts';
import { knowScripts } from '../islands/know-scripts.ts';
import { takeHeldPresses, type HeldPress } from '../islands/take-held-presses.ts';
import { readJsonInPage } from '../islands/json-in-page.ts';
import type { Ground } from '../islands/ground.ts';
import { inTime } from '../state/ends-in-time.ts';
import { getIsland } from './island-list.ts';

type Data = Record<string, unknown>;

/** What comes after it is a task of its own, so that an input is answered in between. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2_000 });
  else setTimeout(then, 200);
}

/**
 * From now on islands wake when they are needed, and do what was pressed before. Returns the function
 * that takes up those of a zone that has come later.
 */
export function wakeIslands(ground: Ground): (zone: ParentNode) => void {
  const waking = new WeakMap<HTMLElement, Promise<void>>();
  const arrived = new Map<HTMLElement, Data>();

  const wake = (place: HTMLElement): Promise<void> => {
    const known = waking.get(place);
    if (known) return known;
    const started = takeOver(place, arrived.get(place) ?? {}, ground);
    waking.set(place, started);
    started.catch((error: unknown) => {
      waking.delete(place);
      // No link waits for it any more.
      place.removeAttribute('aria-busy');
      console.warn('Cannot find module', nameOf(place), error);
      const { isAnswer, tells } = getIsland(nameOf(place));
      const silent = isAnswer ? place : !tells && hasTyped(place) && findSilent(place);
      if (!silent) return;
      window.sayMissing(silent);
      // What was done meanwhile is answered once there is a connection.
      addEventListener('online', () => void wake(place).catch(() => undefined), { once: true });
    });
    return started;
  };

  /** What is ticked is kept at once: whoever goes on, goes back or reloads does not wait for the part. */
  const keepTick = (place: HTMLElement): void => {
    const isDone = place.querySelector('input')?.checked === true;
    const action = getIsland(nameOf(place)).tells?.(arrived.get(place) ?? {}, isDone);
    if (!action) return;
    ground.store.dispatch(action);
    place.removeAttribute('aria-busy');
  };

  const onIntent = ({ target, type }: Event): void => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    // A part that the state alone changes does nothing when it is pressed.
    if (!place || place.hasAttribute('data-awake') || place.dataset['wake'] === 'state') return;
    if (type === 'input') keepTick(place);
    wake(place).catch(() => undefined);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
    addEventListener(type, onIntent, { capture: true, passive: true });

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = target.closest<HTMLElement>('[data-island]');
        if (!isIntersecting || !place) continue;
        near.unobserve(target);
        whenIdle(() => void wake(place).catch(() => undefined));
      }
    },
    { rootMargin: '50% 0px' },
  );
  const onScroll = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-wake=scroll]'))
      wake(place).catch(() => undefined);
  };
  const look = (): void => {
    const state = ground.store.getState();
    for (const [place, data] of arrived) {
      if (!place.isConnected) arrived.delete(place);
      else if (!waking.has(place) && getIsland(nameOf(place)).isNeeded?.(state, data)) {
        place.setAttribute('data-due', '');
        wake(place).catch(() => place.removeAttribute('data-due'));
      }
    }
  };
  const takeUp = (zone: ParentNode): void => {
    for (const place of zone.querySelectorAll<HTMLElement>('[data-island]')) {
      const data = dataOf(place);
      const told = getIsland(nameOf(place)).onArrival?.(ground.store.getState(), data);
      arrived.set(place, { ...data, ...told });
      // The place itself has no box of its own; a part may say which of its own is looked at.
      const box = place.querySelector('[data-sight]') ?? place.firstElementChild;
      if (box && place.getAttribute('data-wake') === 'sight') near.observe(box);
      if (!hasTyped(place)) continue;
      keepTick(place);
      wake(place).catch(() => undefined);
    }
    look();
  };
  takeUp(document);
  // A page that is shown again stands where it was left.
  if (scrollY > 0) onScroll();
  else addEventListener('scroll', onScroll, { once: true, passive: true });
  // A part that is pressed is woken with what it is drawn from, which is known now.
  takeHeldPresses((press) => {
    wake(press.place).then(
      () => doAgain(press),
      () => doWithout(press),
    );
  });
  ground.store.subscribe(look);
  // What stands behind the # may come to a page that is open, and another tab may keep something.
  for (const type of ['hashchange', 'storage']) addEventListener(type, look);
  return takeUp;
}

/** Loads all that a part needs, and returns what lets it take over. */
async function prepare(
  place: HTMLElement,
  data: Data,
  ground: Ground,
): Promise<() => void | Promise<void>> {
  const kind = getIsland(nameOf(place));
  await knowScripts();
  if ('listen' in kind) {
    const listen = await kind.listen(data);
    return () => listen(place, ground, data);
  }
  const loading = Promise.all([kind.load(data), import('../islands/hydrate-island.tsx')]);
  const [part, { prepareIsland }] = await loading;
  const Part = part as ComponentType<Data>;
  const texts = typeof kind.texts === 'function' ? kind.texts(data) : (kind.texts ?? []);
  return prepareIsland({ place, Part, data, texts, ground });
}

/** Each step is a task of its own. What a script that came too late would have done, the next press does. */
async function takeOver(place: HTMLElement, data: Data, ground: Ground): Promise<void> {
  const begin = await inTime(prepare(place, data, ground));
  await pause();
  // What was said of it while it was missing; React knows nothing of what stands within.
  for (const note of [place.nextElementSibling, ...place.querySelectorAll('[data-missing]')])
    if (note?.matches('[data-missing]')) note.remove();
  await begin();
  place.setAttribute('data-awake', '');
  place.removeAttribute('data-due');
  place.removeAttribute('aria-busy');
}

const nameOf = (place: Element): string => place.getAttribute('data-island') ?? '';

/** It stands beside its place; another one on the page may have come with the same id. */
const dataOf = ({ id, parentNode }: Element): Data =>
  (readJsonInPage(id, parentNode ?? document)[0] ?? {}) as Data;

/** The part may have drawn its form anew, with what was typed in it. */
function doAgain({ place, target, submitter, isForm }: HeldPress): void {
  if (!isForm) return target.click();
  const form = target.isConnected ? (target as HTMLFormElement) : place.querySelector('form');
  form?.requestSubmit(form.contains(submitter) ? submitter : null);
}

/** Below this a form says that what is typed in it stays in the tab, so without its script it is not sent. */
const staysOf = (place: Element): Element | null => place.querySelector('[data-stays]');

/**
 * What of a part does not answer what was typed, moved or chosen in it. A form with a button goes the way that it
 * has without a script, where there is a connection; a button that leads elsewhere answers nothing.
 */
function findSilent(place: Element): Element | undefined {
  const form = place.querySelector('form');
  const button = form?.querySelector('[type=submit]:not([formaction])');
  const isSent = !isOffline() && button?.checkVisibility();
  return staysOf(place) ?? (isSent ? undefined : (form ?? place));
}

/** The part cannot wake: its form goes the way it has without a script, anything else says so. */
function doWithout(press: HeldPress): void {
  const { place, target, isForm } = press;
  const stays = staysOf(place);
  place.setAttribute('data-without', '');
  if (isOffline() || stays || !(isForm || target instanceof HTMLAnchorElement))
    return window.sayMissing(stays ?? (isForm ? target : place));
  place.setAttribute('data-awake', '');
  doAgain(press);
}
