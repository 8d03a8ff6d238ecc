import {
  isQuizModalDue,
  isSentimentModalDue,
  mayInterrupt,
  type ModalKind,
} from '#domain/modals/modal-due.ts';
import { isSlideDue } from '#domain/poll/sentiment-slide.ts';
import { countInterruptions } from '../visit/interruptions.ts';
import { runScheduler } from '../features/modals/run-scheduler.ts';
import { watchDocumentLinks } from '../features/modals/watch-document-links.ts';
import { hasOtherBar } from '../features/sentiment/has-other-bar.ts';
import type { Ground } from '../islands/ground.ts';
import { knowScripts } from '../islands/know-scripts.ts';
import type { Visit } from '../visit/begin-visit.ts';
import { loadTexts } from '../words/catalogue.ts';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Asks the visitor on a still page: every way out of it is a document's link, which may be held. */
export function askVisitor(ground: Ground, { flags, isRevisit }: Visit): void {
  const { store, shell } = ground;
  const { user } = store.getState();
  const now = Date.now();
  const listeners = new Set<() => void>();
  let open: ModalKind | undefined;
  const situation = {
    visitor: user,
    thresholds: flags,
    interruptions: countInterruptions(),
    now,
  };
  const isModalDue = isQuizModalDue(situation) || isSentimentModalDue(situation);
  const isItsTurn = mayInterrupt(situation) && !isModalDue && !hasOtherBar();

  const scheduler = runScheduler(store, flags, (modal) => {
    open = modal;
    if (modal !== undefined) prepare();
    for (const listener of listeners) listener();
  });
  const close = (): void => {
    const { goesTo } = scheduler.send({ type: 'modal-closed' });
    if (goesTo !== undefined) location.assign(goesTo);
  };
  const leaveFor = (href: string): void => {
    scheduler.send({ type: 'modal-closed', leadsTo: href });
    location.assign(href);
  };

  /** Brings React, the questions and their words, for those who are asked on this visit. */
  const load = async (): Promise<void> => {
    await knowScripts();
    const [{ StillAsks }, { drawOverPage }, { createElement }, { sentiment }] = await Promise.all([
      import('./still-asks.tsx'),
      import('../islands/hydrate-island.tsx'),
      import('react'),
      loadTexts('visitor', shell.language),
    ]);
    const asks = createElement(StillAsks, {
      modal: {
        get: () => open,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      slide: {
        isOn: flags.showSentimentPollSlide,
        isRevisit,
        isItsTurn,
        // The specification leaves open how the slide's language is checked: it shows where its
        // texts are in the catalogue of the page's language.
        hasWords: !!sentiment?.title,
      },
      onClose: close,
      onTake: leaveFor,
    });
    await drawOverPage(asks, ['visitor'], ground);
  };
  let loading: Promise<void> | undefined;
  // When the questions cannot be loaded, no modal opens and a navigation that was held goes on.
  const prepare = (): void => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
      if (open !== undefined) close();
    });
  };

  watchDocumentLinks(
    (target) => scheduler.send({ type: 'navigation-asked', target }).goesTo !== undefined,
  );
  scheduler.watch();

  const hasSlide = isSlideDue({
    isOn: flags.showSentimentPollSlide,
    isRevisit,
    hasWords: true,
    isItsTurn,
    pathname: location.pathname,
    lastAnswer: user.lastSentimentPollAnsweredDate,
    now,
  });
  if (hasSlide) prepare();
  else if (isModalDue && mayInterrupt(situation)) prepareOnIntent(prepare);
}

/** Fetched when somebody makes for a link, because a navigation is held while a modal opens. */
function prepareOnIntent(prepare: () => void): void {
  const onIntent = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, { capture: true });
    prepare();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}
