import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

// From 1280 px on the words of a head stand beside what its scene shows, in the calm of its sky. Where they stand
// comes with the document; the drawing is read as the browser paints it, below each line of words.

const SCENES = [
  '/riverbend',
  '/riverbend/union',
  '/riverbend/virtual-event',
  '/riverbend/contact-us',
  '/riverbend/faqs',
  '/riverbend/search',
  '/riverbend/make-a-change',
  '/riverbend/transitioning-to-retirement/all',
  '/riverbend/transitioning-to-retirement/survey',
  '/retirement/riverbend/quiz',
  '/privacy?company=riverbend',
  '/privacy/events?company=riverbend',
  '/seiu775srp',
];

test('from 1280 px on no word of a head stands on what its scene shows', async ({ page }) => {
  for (const address of SCENES) {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=es-US`);
      expect.soft(await wordsOnScene(page, 'main h1'), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('the words of the roots stand beside their tree', async ({ page }) => {
  for (const language of ['en-US', 'es-US']) {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/generic/hispanic?lang=${language}`);
      await page.locator('#section_5 img').scrollIntoViewIfNeeded();
      const found = await wordsOnScene(page, '#section_5 h2');
      expect.soft(found, `${language} at ${width} px`).toEqual([]);
    }
  }
});

test('the check sees words that stand on a drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/riverbend/contact-us');
  await page.locator('main h1').evaluate((title) => {
    title.parentElement?.animate({ transform: 'translateX(600px)' }, { fill: 'forwards' });
  });
  expect(await wordsOnScene(page, 'main h1')).not.toEqual([]);
});

/**
 * The lines of words beside a title below which the scene has more than one color: its lines and
 * shapes. Rings of light around a sun, hardly another color than their sky, are no shape.
 */
async function wordsOnScene(page: Page, title: string): Promise<string[]> {
  return page.evaluate(async (query) => {
    const heading = document.querySelector(query);
    const head = heading?.closest('header, section, div:has(img)');
    const words = heading?.parentElement;
    const scene = [...(head?.closest(':has(img)')?.querySelectorAll('img') ?? [])].find(
      (image) => image.checkVisibility() && image.getBoundingClientRect().width > 500,
    );
    if (!words || !scene) throw new Error('The page has no words or no scene');
    scene.loading = 'eager';
    await scene.decode();

    const box = scene.getBoundingClientRect();
    const canvas = new OffscreenCanvas(Math.ceil(box.width), Math.ceil(box.height));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('Nothing can be drawn');
    const scale = Math.max(box.width / scene.naturalWidth, box.height / scene.naturalHeight);
    const [across, down] = getComputedStyle(scene)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100);
    const size = { width: scene.naturalWidth * scale, height: scene.naturalHeight * scale };
    pen.drawImage(
      scene,
      (box.width - size.width) * (across ?? 0),
      (box.height - size.height) * (down ?? 0),
      size.width,
      size.height,
    );

    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
      const [r, g, b] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    };
    const hasShapes = (line: DOMRect): boolean => {
      const left = Math.max(line.left, box.left);
      const top = Math.max(line.top, box.top);
      const width = Math.floor(Math.min(line.right, box.right) - left);
      const height = Math.floor(Math.min(line.bottom, box.bottom) - top);
      if (width < 1 || height < 1) return false;
      const { data } = pen.getImageData(left - box.left, top - box.top, width, height);
      let darkest = 1;
      let lightest = 0;
      for (let at = 0; at < data.length; at += 4) {
        // Above a scene there is the ground of its head.
        if ((data[at + 3] ?? 0) < 255) continue;
        const light = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
      }
      return (lightest + 0.05) / (darkest + 0.05) > 1.2;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || text.textContent?.trim() === '') continue;
      // A button has a ground of its own.
      const own = parent.closest('a, button');
      if (own && !/^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(own).backgroundColor)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(hasShapes)) found.push(text.textContent ?? '');
    }
    return found;
  }, title);
}
