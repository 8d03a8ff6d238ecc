import { useEffect, useState } from 'react';
import type { HispanicStop } from '#contracts/views/hispanic.ts';

/** Finds the section on a line a little above the middle of the window. */
const LINE = '-40% 0px -60% 0px';

export function useActiveSection(stops: readonly HispanicStop[]): HispanicStop['id'] | undefined {
  const [active, setActive] = useState(stops[0]?.id);
  useEffect(() => {
    // On a slow page one callback reports several changes; the section on the line in the last of
    // them counts.
    const onLine = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) onLine.add(target.id);
          else onLine.delete(target.id);
        }
        const stop = stops.findLast(({ id }) => onLine.has(id));
        if (stop) setActive(stop.id);
      },
      { rootMargin: LINE },
    );
    for (const { id } of stops) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [stops]);
  return active;
}
