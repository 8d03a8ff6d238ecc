import type { JSHandle, Page } from '@playwright/test';

/** What a keyboard user sees at one stop. */
export interface Stop {
  /**
   * The stop's number among everything that Tab can reach, in page order; -1 if it is not among
   * them.
   */
  place: number;
  name: string;
  isVisible: boolean;
  /**
   * True if nothing, such as the sticky header, covers its middle, nor its top if it fits the
   * window.
   */
  isUncovered: boolean;
  hasRing: boolean;
  isFilm: boolean;
}

type TabStops = JSHandle<Element[]>;

/** Everything on the page that Tab should reach, in the order in which it should. */
export function findTabStops(page: Page): Promise<TabStops> {
  return page.evaluateHandle(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, video[controls], [tabindex="0"]',
    );
    // In a group of radio buttons one takes the focus: the chosen one, or else the first.
    const isReached = (element: HTMLElement): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...candidates].filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement &&
          other.type === 'radio' &&
          other.name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    return [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isReached(element) &&
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
  });
}

export function countTabStops(stops: TabStops): Promise<number> {
  return stops.evaluate((elements) => elements.length);
}

/** Presses the key until the focus leaves the page or returns to where it was. */
export async function walk(page: Page, stops: TabStops, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const limit = (await countTabStops(stops)) + 5;
  const walked: Stop[] = [];
  while (walked.length < limit) {
    await page.keyboard.press(key);
    const stop = await readStop(page, stops);
    // The browser's own film controls have stops inside.
    if (stop?.isFilm && stop.place === walked.at(-1)?.place) continue;
    if (stop === undefined || walked.some(({ place }) => place === stop.place)) return walked;
    walked.push(stop);
  }
  return walked;
}

function readStop(page: Page, stops: TabStops): Promise<Stop | undefined> {
  return page.evaluate(async (elements) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    // The look of a stop is measured after its focus transition has ended.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const [line] = element.getClientRects();
    if (line === undefined) throw new Error('The focused element has no place on the page');
    const top = Math.max(line.top, 0);
    const bottom = Math.min(line.bottom, innerHeight);
    const middleX = (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2;
    const isUncoveredAt = (y: number): boolean => {
      const above = document.elementFromPoint(middleX, y);
      return above !== null && (element.contains(above) || above.contains(element));
    };
    const fitsWindow = line.height < innerHeight / 2;
    const hasRingOn = (carrier: Element, part: string | null): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(carrier, part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // The focus ring of a card is drawn around the whole card by an overlay of its link, and that
    // of a field around its box.
    const isField = element.matches('input, select, textarea');
    const box = isField ? element.parentElement : null;
    const isFilm = element instanceof HTMLVideoElement;
    const hasRing =
      // The browser draws the focus rings of its controls inside.
      isFilm ||
      [null, '::after', '::before'].some((part) => hasRingOn(element, part)) ||
      (box !== null && hasRingOn(box, null));
    return {
      place: elements.indexOf(element),
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`,
      isVisible: line.width > 0 && bottom > top,
      isUncovered: isUncoveredAt((top + bottom) / 2) && (!fitsWindow || isUncoveredAt(top + 2)),
      hasRing,
      isFilm,
    };
  }, stops);
}
