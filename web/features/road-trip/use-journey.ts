import { useEffect, useState, type MouseEvent } from 'react';
import type { Stop } from '#domain/road-trip/stops.ts';
import { scrollToTopOf } from '../../site/scroll-to-top-of.ts';

export interface Journey {
  go: (at: number, event?: MouseEvent) => void;
  /**
   * The stop that a button led to, until the visitor scrolls by hand; it is announced once the car
   * is there.
   */
  aim: number | undefined;
}

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

export function useJourney(stops: readonly Stop[]): Journey {
  const [aim, setAim] = useState<number>();

  useEffect(() => {
    const forget = (): void => setAim(undefined);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (SCROLL_KEYS.has(key)) forget();
    };
    addEventListener('wheel', forget, { passive: true });
    addEventListener('touchmove', forget, { passive: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('wheel', forget);
      removeEventListener('touchmove', forget);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    aim,
    go: (at, event) => {
      const anchor = document.getElementById(`stop-${stops[at] ?? ''}`);
      if (!anchor) return;
      event?.preventDefault();
      setAim(at);
      // The scroll starts after the key press that asked for it, because any key press stops a
      // scroll.
      requestAnimationFrame(() => scrollToTopOf(anchor));
    },
  };
}
