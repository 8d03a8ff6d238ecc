import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 900;

interface CountUpProperties {
  value: number;
  /** Where the first count begins; without it the value is shown at once. */
  from: number;
  format: (value: number) => string;
}

/**
 * A number that counts up to its value for the eye; a screen reader is given only the final value.
 */
export function CountUp({ value, from, format }: CountUpProperties) {
  const [shown, setShown] = useState(value);
  const before = useRef(from);
  useEffect(() => {
    const start = before.current;
    before.current = value;
    if (start === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    let startedAt: number | undefined;
    let frame = requestAnimationFrame(function climb(now) {
      startedAt ??= now;
      const done = Math.min(1, (now - startedAt) / DURATION_MS);
      // The count slows down towards its end, like the page's other movements.
      setShown(start + (value - start) * (1 - (1 - done) ** 3));
      if (done < 1) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}
