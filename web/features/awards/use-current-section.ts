import { useEffect, useState } from 'react';

/**
 * Finds the section that crosses a line a third down the window, and the first one before any has.
 */
const READING_LINE = '-33% 0px -66% 0px';

export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossed) setCurrent(crossed.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
