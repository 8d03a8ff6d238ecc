import { use, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { isSlideDue } from '#domain/visit/sentiment-slide.ts';
import { useAnalytics } from './features/analytics/use-analytics.ts';
import { takeOverConsent } from './features/consent/take-over-consent.ts';
import { ScheduledModals } from './features/modals/scheduled-modals.tsx';
import { SentimentSlide } from './features/sentiment/sentiment-slide.tsx';
import { loadPageTexts } from './i18n/catalogue.ts';
import { mergeOverrides } from './i18n/merge-overrides.ts';
import { useShell } from './i18n/shell-context.tsx';
import { RenderContextReact } from './render-context.ts';
import { useAppStore } from './state/store.ts';
import { beginVisit, type Visit } from './visit/begin-visit.ts';

/** Everything that depends on who is reading: it comes after the page and changes nothing in it. */
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

function KnownVisit({ visit: { flags, isRevisit } }: { visit: Visit }) {
  const store = useAppStore();
  const { user } = store.getState();
  useAnalytics({ isKnown: user.uid !== undefined, isReturnVisit: user.isReturnVisit });
  return (
    <VisitorTexts>
      <ScheduledModals flags={flags} />
      <Slide isOn={flags.showSentimentPollSlide} isRevisit={isRevisit} />
    </VisitorTexts>
  );
}

/** Decided when the visit begins, and again on each page only whether it is one for it. */
function Slide({ isOn, isRevisit }: { isOn: boolean; isRevisit: boolean }) {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [opened] = useState(() => ({
    lastAnswer: store.getState().user.lastSentimentPollAnsweredDate,
    now: Date.now(),
  }));
  // The words of this page's language have come with this very file.
  const isDue = isSlideDue({ isOn, isRevisit, hasWords: true, pathname, ...opened });
  return isDue ? <SentimentSlide /> : null;
}

function VisitorTexts({ children }: { children: React.ReactNode }) {
  const { language, overrides } = useShell();
  const site = useContext(RenderContextReact)?.catalogue;
  if (!site) throw new Error('The page has no catalogue');
  const texts = use(loadPageTexts('visitor', language));
  const messages = useMemo(
    () => mergeOverrides({ ...site, ...texts }, overrides),
    [site, texts, overrides],
  );
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
