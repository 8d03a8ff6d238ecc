import type { Page } from '@playwright/test';
import { settle } from './open-page.ts';

/** Success criterion 1.4.12 names these four. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
export const DOUBLE_TEXT = 'html { font-size: 200% !important }';

/** Changes how text is set, as an extension or a browser setting of the visitor does. */
export async function setStyle(page: Page, css: string): Promise<void> {
  // The page's policy blocks a style element, so the sheet is adopted.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Lists amounts and short words that are parted at the end of a line: a long word may have no room
 * beside large text, these always have. Where a page has room for all, `every` lists the long ones and
 * the years, too.
 */
export async function findPartedWords(page: Page, every?: 'every'): Promise<string[]> {
  await settle(page);
  return page.evaluate((isEvery) => {
    const found: string[] = [];
    // Words for who hears the page, and a field for robots alone, have a box that nobody sees.
    const isOfOnePixel = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isOfOnePixel(element.parentElement));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('code, svg, [inert], [lang]:not(html)') || isOfOnePixel(element))
        continue;
      const words = (text.textContent ?? '').matchAll(
        isEvery ? /[\p{L}\d$.,]+/gu : /\$[\d,.]+|(?<![\p{L}\d.@/-])\p{L}{2,8}(?![\p{L}\d.@/-])/gu,
      );
      for (const { 0: word, index } of words) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4)
          found.push(`${word} in ${element.textContent.trim().slice(0, 40)}`);
      }
    }
    return found;
  }, every);
}

/**
 * Lists what makes the page scroll sideways, is cut off on the right, loses words in its own box, or
 * is typed where there is no room for it.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide in ${width} px`);

    const scrollsByItself = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const hasOwnWords = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
    const describe = (element: Element): string =>
      `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;

    for (const field of document.body.querySelectorAll<HTMLInputElement>('input[inputmode]')) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      const { scrollWidth: needed, clientWidth: given } = field;
      // Two digits and the caret.
      const least = Number.parseFloat(getComputedStyle(field).fontSize) * 1.4;
      if (needed > given + 1 || given < least)
        found.push(`${field.name} has ${given} px for ${Math.max(needed, Math.round(least))}`);
    }

    for (const element of document.body.querySelectorAll('*')) {
      if (!hasOwnWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      // The next card of a carousel exists but cannot be reached.
      if (element.closest('[inert]') !== null) continue;
      // A carousel that has not come into sight sleeps, and clips its next cards all the same.
      const slide = element.closest('[aria-roledescription] li');
      const frame = slide?.closest('ul')?.parentElement;
      if (slide && frame && getComputedStyle(frame).overflowX === 'hidden') {
        if (slide.getBoundingClientRect().left >= frame.getBoundingClientRect().right) continue;
      }
      // Words for screen readers only are cut off on purpose.
      if (style.clipPath !== 'none' || element.closest('.visually-hidden')) continue;
      const isClipped = (ancestor: Element): boolean =>
        getComputedStyle(ancestor).clipPath !== 'none';
      const box = element.getBoundingClientRect();
      const ancestors: Element[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(at);
      if (ancestors.some(isClipped)) continue;
      if (box.right > width + 1 && !ancestors.some(scrollsByItself))
        found.push(`${describe(element)} ends at ${Math.round(box.right)} of ${width} px`);
      if (style.overflow !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        found.push(`${describe(element)} is cut off`);
    }
    return found;
  });
}
