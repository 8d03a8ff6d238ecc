import { useEffect, useRef, useState, type RefObject } from 'react';
import { tripProgress } from '#domain/road-trip/trip-progress.ts';

/** The distance of the reading line below the picture, in pixels. */
const READING_LINE = 88;

/** The id of the list of stops, which is another part of the page. */
export const STOPS = 'trip-stops';

interface Drive {
  stage: RefObject<HTMLDivElement | null>;
  /** The stop the car is at, or closest to. */
  current: number;
}

/**
 * Moves the road under the car while the page is scrolled; under reduced motion it jumps from stop
 * to stop.
 */
export function useDrive(): Drive {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const drive = (): void => {
      frame = 0;
      const list = document.getElementById(STOPS);
      if (!stage.current || !list) return;
      const line = stage.current.getBoundingClientRect().bottom + READING_LINE;
      const tops = Array.from(list.children, (stop) => stop.getBoundingClientRect().top);
      const at = tripProgress(tops, line);
      const nearest = Math.round(at);
      stage.current.style.setProperty('--p', still.matches ? String(nearest) : at.toFixed(4));
      setCurrent(nearest);
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(drive);
    };
    ask();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, []);

  return { stage, current };
}
