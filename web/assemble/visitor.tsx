import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { isQuizModalDue, isSentimentModalDue, mayInterrupt } from '#domain/modals/modal-due.ts';
import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { takeOverConsent } from '../features/consent/take-over-consent.ts';
import { countInterruptions } from '../visit/interruptions.ts';
import { useScheduler } from '../features/modals/use-scheduler.ts';
import { hasOtherBar } from '../features/sentiment/has-other-bar.ts';
import { useSlide } from '../features/sentiment/use-slide.ts';
import { loadTexts } from '../words/catalogue.ts';
import { useShell } from '../site/shell-context.tsx';
import { useAppStore } from '../state/use-store.ts';
import { beginVisit, type Visit } from '../visit/begin-visit.ts';
import type { VisitorAsksProperties } from './visitor-asks.tsx';

/** Everything that depends on who is reading. It loads after the page and changes nothing in it. */
export function Visitor() {
  const store = useAppStore();
  const shell = useShell();
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => takeOverConsent(), []);
  useEffect(() => {
    void beginVisit(store, shell).then(setVisit);
  }, [store, shell]);

  return visit && <KnownVisit visit={visit} />;
}

interface LoadedAsks {
  Asks: ComponentType<VisitorAsksProperties>;
  /**
   * The specification leaves open how the slide's language is checked: it shows where its texts are
   * in the catalogue of the page's language.
   */
  hasWords: boolean;
}

function KnownVisit({ visit: { flags, isRevisit } }: { visit: Visit }) {
  const store = useAppStore();
  const { language } = useShell();
  const { user } = store.getState();
  useAnalytics({ isKnown: user.uid !== undefined, isReturnVisit: user.isReturnVisit });
  const { open, close, leaveFor } = useScheduler(flags);
  const [asks, setAsks] = useState<LoadedAsks>();
  // The questions are fetched ahead when a modal is due, because a navigation is held while it
  // opens.
  const [{ isModalDue, isItsTurn }] = useState(() => {
    const interruptions = countInterruptions();
    const situation = { visitor: user, thresholds: flags, interruptions, now: Date.now() };
    const isDue = isQuizModalDue(situation) || isSentimentModalDue(situation);
    const may = mayInterrupt(situation);
    return { isModalDue: isDue && may, isItsTurn: may && !isDue && !hasOtherBar() };
  });
  // Until the texts have been fetched the slide counts as having them, because only fetching them
  // tells.
  const slide = useSlide({
    isOn: flags.showSentimentPollSlide,
    isRevisit,
    isItsTurn,
    hasWords: asks?.hasWords ?? true,
  });
  const isNeeded = (isModalDue || open !== undefined || slide.isShown) && !asks;
  // When the questions cannot be loaded, no modal opens and a navigation that was held goes on.
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./visitor-asks.tsx'), loadTexts('visitor', language)]).then(
      ([{ VisitorAsks: Asks }, { sentiment }]) => setAsks({ Asks, hasWords: !!sentiment?.title }),
      () => giveUp(),
    );
  }, [isNeeded, language]);
  return (
    asks && (
      <Suspense>
        <asks.Asks modal={open} slide={slide} onClose={close} onTake={leaveFor} />
      </Suspense>
    )
  );
}
