import type { Page } from '@playwright/test';
import { settle } from './open-page.ts';

/**
 * Gives the focus to every element that can have it, down the page and up again, and returns those
 * then covered by the sticky header, the privacy question or a trail. It runs without motion, so
 * that the page scrolls to each at once.
 */
export async function findCoveredStops(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, video[controls], [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // The skip link lies over the header while it has the focus, and leaves a moment later.
        element.getAttribute('href') !== '#main' &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
    const found = new Set<string>();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      const [line] = stop.getClientRects();
      if (line === undefined || line.width === 0) continue;
      const top = Math.max(line.top, 0);
      const bottom = Math.min(line.bottom, innerHeight);
      const middle = (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2;
      const coverAt = (y: number): Element | null => {
        const above = document.elementFromPoint(middle, y);
        const isOwn = above !== null && (stop.contains(above) || above.contains(stop));
        // A label or picture over its own control does not cover it.
        const label = above?.closest('label');
        return isOwn ||
          label?.control === stop ||
          above?.closest('label, li, article, figure')?.contains(stop)
          ? null
          : above;
      };
      const name = `${stop.tagName} ${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}`;
      if (bottom <= top) {
        found.add(`${name} is out of sight`);
        continue;
      }
      const points = [(top + bottom) / 2];
      if (line.height < innerHeight / 3) points.push(top + 2, bottom - 2);
      for (const y of points) {
        const cover = coverAt(y);
        if (cover) found.add(`${name} is under ${cover.tagName} ${cover.className}`);
      }
    }
    return [...found];
  });
}
