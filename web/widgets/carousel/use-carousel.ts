import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState, type FocusEvent, type RefCallback } from 'react';
import { useAwake } from '../../site/use-awake.ts';
import { useMediaQuery } from './use-media-query.ts';

type Move = (embla: NonNullable<UseEmblaCarouselType[1]>) => void;

interface CarouselOptions {
  count: number;
  autoPlayMs: number | null;
  isCycling: boolean;
  /** The width from which all slides stand side by side, where there is one. */
  wideFrom: number | undefined;
  isHeld: boolean;
}

interface CarouselState {
  viewport: RefCallback<HTMLElement>;
  selected: number;
  /**
   * True while the carousel moves by itself; it waits under the pointer and while it has the focus.
   */
  isPlaying: boolean;
  /** False where nothing may move by itself. */
  canPlay: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  isHidden: (index: number) => boolean;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  togglePlay: () => void;
  pauseWhile: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

export function useCarousel(options: CarouselOptions): CarouselState {
  const { count, autoPlayMs, isCycling, wideFrom, isHeld } = options;
  const isAwake = useAwake();
  const isSmall = useMediaQuery(`(max-width: ${(wideFrom ?? 0) - 1}px)`);
  const isActive = count > 1 && (isSmall || wideFrom === undefined);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [viewport, embla] = useEmblaCarousel({
    active: isActive,
    loop: isCycling,
    duration: isStill ? 0 : 25,
  });
  const [selected, setSelected] = useState(0);
  const [wantsPlay, setWantsPlay] = useState(true);
  const [isLookedAt, setIsLookedAt] = useState({ pointer: false, focus: false });

  useEffect(() => {
    if (!embla) return;
    const note = (): void => setSelected(embla.selectedScrollSnap());
    // A touch of a slide, a press on a button or an arrow key ends the moving for good: only the
    // carousel's own button starts it again (WCAG 2.2.2).
    const stop = (): void => setWantsPlay(false);
    embla.on('select', note).on('reInit', note).on('pointerDown', stop);
    return () => {
      embla.off('select', note).off('reInit', note).off('pointerDown', stop);
    };
  }, [embla]);

  // What was pressed before the carousel was awake is done as soon as this hears presses, which is some
  // renders before there is anything that moves.
  const wishes = useRef<Move[]>([]);
  useEffect(() => {
    if (embla && isActive) for (const move of wishes.current.splice(0)) move(embla);
  }, [embla, isActive]);

  const canPlay = isActive && autoPlayMs !== null && !isStill;
  const isPlaying = canPlay && wantsPlay && !isHeld;
  const isTicking = isPlaying && !isLookedAt.pointer && !isLookedAt.focus;
  useEffect(() => {
    if (!embla || !isTicking || autoPlayMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') embla.scrollNext();
    }, autoPlayMs);
    return () => clearInterval(timer);
  }, [embla, isTicking, autoPlayMs]);

  const byHand = (move: Move) => (): void => {
    setWantsPlay(false);
    if (embla) move(embla);
    else wishes.current.push(move);
  };
  return {
    viewport,
    selected,
    isPlaying,
    canPlay,
    canGoBack: isCycling || selected > 0,
    canGoOn: isCycling || selected < count - 1,
    isHidden: (index) => isAwake && isActive && index !== selected,
    previous: byHand((carousel) => carousel.scrollPrev()),
    next: byHand((carousel) => carousel.scrollNext()),
    goTo: (index) => byHand((carousel) => carousel.scrollTo(index))(),
    togglePlay: () => setWantsPlay(!wantsPlay),
    pauseWhile: {
      onPointerEnter: () => setIsLookedAt((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setIsLookedAt((before) => ({ ...before, pointer: false })),
      onFocus: () => setIsLookedAt((before) => ({ ...before, focus: true })),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          setIsLookedAt((before) => ({ ...before, focus: false }));
      },
    },
  };
}
