import type { SentenceInPage } from './sentences-in-page.ts';

/** The name under which the style sheet knows what is being said. */
const NAME = 'read-aloud';
const MARK = 'data-read-now';

/**
 * Marks what is being said, and takes the mark from what was said before. A browser that cannot mark a
 * sentence without changing the page marks its paragraph.
 */
export function markSentence(sentence: SentenceInPage | undefined): void {
  if ('highlights' in CSS) {
    if (sentence) CSS.highlights.set(NAME, new Highlight(sentence.range));
    else CSS.highlights.delete(NAME);
    return;
  }
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  sentence?.block.setAttribute(MARK, '');
}

/** How much room there is above a sentence that was brought into view, as a share of the window. */
const ROOM_ABOVE = 0.2;

interface Window {
  /** What lies over the page at its upper edge. */
  cover: Element;
  /** Whoever has scrolled to another place meanwhile is left there. */
  after?: SentenceInPage | undefined;
}

export function showSentence({ range }: SentenceInPage, { cover, after }: Window): void {
  const from = cover.getBoundingClientRect().bottom;
  // A question at the lower edge keeps as much for itself as it keeps from what has the focus.
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const to = innerHeight - (kept || 0);
  const isSeen = (place: Range, whole: boolean): boolean => {
    const { top, bottom } = place.getBoundingClientRect();
    return whole ? top >= from && bottom <= to : bottom > from && top < to;
  };
  if (isSeen(range, true) || (after && !isSeen(after.range, false))) return;
  const { top } = range.getBoundingClientRect();
  // How it moves is the style sheet's: not at all where the reader wants little motion.
  scrollBy({ top: top - from - (to - from) * ROOM_ABOVE });
}
