import { use, useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { ModalKind } from '#domain/modals/modal-due.ts';
import { QuizModal } from './features/modals/quiz-modal.tsx';
import { SentimentModal } from './features/modals/sentiment-modal.tsx';
import { SentimentSlide } from './features/sentiment/sentiment-slide.tsx';
import { loadPageTexts } from './i18n/catalogue.ts';
import { mergeOverrides } from './i18n/merge-overrides.ts';
import { useShell } from './i18n/shell-context.tsx';
import { RenderContextReact } from './render-context.ts';

export interface VisitorAsksProperties {
  modal: ModalKind | undefined;
  hasSlide: boolean;
  onClose: () => void;
  onTake: (href: string) => void;
}

/** What a visitor is asked over the page; most visits are not asked, and never load it. */
export function VisitorAsks({ modal, hasSlide, onClose, onTake }: VisitorAsksProperties) {
  return (
    <VisitorTexts>
      {modal === 'quiz' && <QuizModal onClose={onClose} onTake={onTake} />}
      {modal === 'sentiment' && <SentimentModal onClose={onClose} />}
      {hasSlide && <SentimentSlide />}
    </VisitorTexts>
  );
}

function VisitorTexts({ children }: { children: ReactNode }) {
  const { language, overrides } = useShell();
  const site = useContext(RenderContextReact)?.catalogue;
  if (!site) throw new Error('The page has no catalogue');
  const loading = loadPageTexts('visitor', language);
  const texts = loading instanceof Promise ? use(loading) : loading;
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
