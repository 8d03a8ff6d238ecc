import { followReading } from '../../islands/follow-reading.ts';
import type { Listen } from '../../islands/listen.ts';

/** One reads a third down the window. */
const LINE = 33;

/** Marks the link to the section that is being read. */
export const markSection: Listen = (place) => {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a')];
  followReading({
    ids: links.map(({ hash }) => hash.slice(1)),
    line: LINE,
    onSection: (at) => {
      for (const [index, link] of links.entries())
        if (index === at) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
    },
  });
};
