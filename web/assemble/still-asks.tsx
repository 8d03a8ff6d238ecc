import { useSyncExternalStore } from 'react';
import type { ModalKind } from '#domain/modals/modal-due.ts';
import { useSlide, type SlideConditions } from '../features/sentiment/use-slide.ts';
import { VisitorAsks } from './visitor-asks.tsx';

/** Which question is open over a page that does not draw itself again. */
interface OpenModal {
  get: () => ModalKind | undefined;
  subscribe: (onChange: () => void) => () => void;
}

interface StillAsksProperties {
  modal: OpenModal;
  slide: SlideConditions;
  onClose: () => void;
  onTake: (href: string) => void;
}

/** The questions over a still page. */
export function StillAsks({ modal, slide, onClose, onTake }: StillAsksProperties) {
  const open = useSyncExternalStore(modal.subscribe, modal.get);
  return <VisitorAsks modal={open} slide={useSlide(slide)} onClose={onClose} onTake={onTake} />;
}
