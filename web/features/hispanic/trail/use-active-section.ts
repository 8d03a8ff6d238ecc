import { useEffect, useState } from 'react';
import type { HispanicStop } from '#contracts/hispanic-view.ts';

/** The section that lies on a line a little above the middle of the window. */
const LINE = '-40% 0px -60% 0px';

export function useActiveSection(stops: readonly HispanicStop[]): HispanicStop['id'] | undefined {
  const [active, setActive] = useState(stops[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const onLine = entries.find(({ isIntersecting }) => isIntersecting);
        const stop = stops.find(({ id }) => id === onLine?.target.id);
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
