import type { Listen } from '../../islands/listen.ts';

/** A line a third down the window: the section that crosses it is the one being read. */
const READING_LINE = '-33% 0px -66% 0px';

/** Marks the link to the section that is being read; before any has come it is the first. */
export const markSection: Listen = (place) => {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a')];
  const mark = (id: string): void => {
    for (const link of links)
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const crossed = entries.find(({ isIntersecting }) => isIntersecting);
      if (crossed) mark(crossed.target.id);
    },
    { rootMargin: READING_LINE },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
};
