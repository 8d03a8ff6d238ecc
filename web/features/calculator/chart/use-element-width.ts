import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element on this screen; undefined until it has been measured. */
export function useElementWidth<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  number | undefined,
] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(Math.round(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width === 0 ? undefined : width];
}
