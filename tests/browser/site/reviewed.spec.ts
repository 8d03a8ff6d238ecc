import { DOUBLE_TEXT, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

// Small things that a review found, each seen in where parts lie; what is measured comes with the document.

test('a film rests under its own disc, 80 px wide, at the left of its foot', async ({ page }) => {
  await page.goto('/generic/money-minute/articles/minute-match/take-the-whole-match');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const disc = await page.locator('[data-player] button[name="toggle"]').first().boundingBox();
    const screen = await page.locator('[data-part="screen"]').first().boundingBox();
    const bar = await page.locator('[data-player] [name="position"]').first().boundingBox();
    if (!disc || !screen || !bar) throw new Error('The film is not shown');
    expect([disc.width, disc.height]).toEqual([80, 80]);
    expect(disc.x - screen.x).toBeLessThan(40);
    expect(Math.abs(screen.y + screen.height - (disc.y + disc.height))).toBeLessThan(40);
    // The bar stands below the picture, never over it.
    expect(bar.y).toBeGreaterThanOrEqual(screen.y + screen.height);
  }
  await expect(page.locator('video').first()).toHaveJSProperty('preload', 'none');
});

test('the sums of the two savers end with their bars, at every width', async ({ page }) => {
  await page.goto('/generic/hispanic?lang=es-US');
  let withRoom = 0;
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator('#section_3 li:has(svg[role="img"])').evaluateAll((savers) =>
      savers.map((saver) => {
        const bar = saver.querySelector('svg[role="img"]')?.getBoundingClientRect();
        const face = saver.querySelector('img')?.closest('span')?.getBoundingClientRect();
        const who = saver.querySelector('p')?.getBoundingClientRect();
        const [paid, total] = [...saver.querySelectorAll('p[aria-hidden] > span')].map((words) =>
          words.getBoundingClientRect(),
        );
        if (!bar || !face || !who || !paid || !total)
          throw new Error('A saver has no face, bar or sums');
        return {
          isBelow: paid.top >= bar.bottom && total.top >= bar.bottom,
          startsWithBar: Math.abs(paid.left - bar.left) < 2,
          isApart: total.left - paid.right,
          pastEnd: total.right - bar.right,
          width: bar.width,
          hasRoom: paid.width + total.width + 16 <= bar.width,
          besideFace: who.left - face.right,
        };
      }),
    );
    expect(ends).toHaveLength(3);
    for (const { isBelow, startsWithBar, isApart, pastEnd, width: drawn, hasRoom, ...of } of ends) {
      const at = `at ${width} px, a bar of ${Math.round(drawn)} px`;
      expect.soft({ isBelow, startsWithBar }, at).toEqual({ isBelow: true, startsWithBar: true });
      expect.soft(isApart, at).toBeGreaterThanOrEqual(8);
      expect.soft(of.besideFace, at).toBeGreaterThanOrEqual(12);
      // Where a bar is too short for both sums, the second one goes on past its end.
      if (hasRoom) expect.soft(Math.abs(pastEnd), at).toBeLessThan(2);
      if (hasRoom && width === 1280) withRoom += 1;
    }
  }
  // On a desk the two longer bars have the room.
  expect(withRoom).toBeGreaterThanOrEqual(2);
});

test('between a face and what it says a card has no hole, at every width', async ({ page }) => {
  for (const language of ['en-US', 'es-US']) {
    await page.goto(`/riverbend/hispanic?lang=${language}`);
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator('#section_4 li').evaluateAll((items) =>
        items.map((item) => {
          const face = item.querySelector('img')?.closest('span');
          const words = face?.nextElementSibling?.getBoundingClientRect();
          const box = face?.getBoundingClientRect();
          if (!box || !words) throw new Error('A card has no face or no words');
          const isBelow = words.top >= box.bottom;
          return isBelow ? words.top - box.bottom : words.left - box.right;
        }),
      );
      expect(cards).toHaveLength(3);
      for (const gap of cards) {
        expect.soft(gap, `${language} at ${width} px`).toBeGreaterThanOrEqual(16);
        expect.soft(gap, `${language} at ${width} px`).toBeLessThanOrEqual(32);
      }
    }
  }
});

test('the foot of a card that turns has the ground of its card', async ({ page }) => {
  for (const { address, cards } of [
    { address: '/riverbend/inflation', cards: 3 },
    { address: '/riverbend/hispanic', cards: 3 },
  ]) {
    await page.goto(address);
    const grounds = await page
      .locator('main div:has(+ button)')
      .evaluateAll((faces) =>
        faces
          .filter((face) => face.closest('li') && face.parentElement?.nextElementSibling)
          .map((face) =>
            [face, face.nextElementSibling].map(
              (part) => part && getComputedStyle(part).backgroundColor,
            ),
          ),
      );
    expect.soft(grounds.length, address).toBeGreaterThanOrEqual(cards);
    for (const [face, foot] of grounds) expect.soft(foot, address).toBe(face);
  }
});

test('the rings behind an animal end before the words beside it', async ({ page }) => {
  for (const animal of ['rabbit', 'lynx', 'fox', 'elk', 'owl']) {
    await page.goto(`/retirement/riverbend/quiz/animals/${animal}?lang=es-US`);
    for (const width of [1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const air = await page.locator('main header').evaluate(async (hero) => {
        const scene = hero.querySelector('img');
        const words = hero.querySelector('h1')?.parentElement?.getBoundingClientRect();
        if (!scene || !words) throw new Error('The page has no scene or no words');
        const drawing = await (await fetch(scene.currentSrc)).text();
        const discs = [...drawing.matchAll(/<circle cx="(\d+)" cy="41\d" r="(\d+)"/g)];
        if (discs.length < 2) throw new Error('The animal has no rings');
        const box = scene.getBoundingClientRect();
        // The drawing fills the scene from its left, and what does not fit is cut.
        const scale = Math.max(box.width / 1440, box.height / 680);
        const ends = discs.map(([, x, radius]) => (Number(x) + Number(radius)) * scale);
        return words.left - box.left - Math.max(...ends);
      });
      expect.soft(air, `${animal} at ${width} px`).toBeGreaterThan(0);
    }
  }
});

test('the lines of the budget are big enough to touch, and on paper wide enough to write in', async ({
  page,
}) => {
  await page.goto('/generic/tools/a-budget-on-one-page?lang=es-US');
  const sizes = (): Promise<Array<{ width: number; height: number }>> =>
    page.locator('form.budget input').evaluateAll((fields) =>
      fields.map((field) => {
        const { width, height } = field.getBoundingClientRect();
        return { width, height };
      }),
    );
  await page.setViewportSize({ width: 375, height: 812 });
  const onScreen = await sizes();
  expect(onScreen).toHaveLength(9);
  expect(Math.min(...onScreen.map(({ height }) => height))).toBeGreaterThanOrEqual(48);
  await page.emulateMedia({ media: 'print' });
  // An inch is 96 px.
  expect(Math.min(...(await sizes()).map(({ width }) => width))).toBeGreaterThanOrEqual(1.2 * 96);
});

test('a name of what is counted breaks between its words alone', async ({ page }) => {
  await page.goto('/privacy/events?company=riverbend&lang=es-US');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    for (const css of ['', DOUBLE_TEXT]) {
      await setStyle(page, css);
      const broken = await page.locator('main th code').evaluateAll((names) =>
        names
          .flatMap((name) => [...name.childNodes])
          .filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getClientRects().length > 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(broken, `${css} at ${width} px`).toEqual([]);
    }
  }
});

test('the land of the footer begins within the sky of an error, and no strip is between them', async ({
  page,
}) => {
  for (const width of [375, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/riverbend/error?lang=es-US');
    const sky = await page.locator('main > *').last().boundingBox();
    const land = await page.locator('footer > img').boundingBox();
    if (!sky || !land) throw new Error('The page has no sky or no land');
    expect(sky.y + sky.height).toBeGreaterThanOrEqual(land.y + land.height - 1);
  }
});

test('the drawing of the menu is whole, ears and all', async ({ page }) => {
  await openAwake(page, '/generic/calculator');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 1400 });
    const menu = page.locator('header details');
    if (!(await menu.evaluate((each: HTMLDetailsElement) => each.open)))
      await menu.locator('summary').click();
    const { drawn, own, fit } = await menu.locator('img').evaluate((image: HTMLImageElement) => ({
      drawn: image.clientWidth / image.clientHeight,
      own: image.naturalWidth / image.naturalHeight,
      fit: getComputedStyle(image).objectFit,
    }));
    if (fit === 'contain') continue;
    expect(drawn, `${fit} at ${width} px`).toBeCloseTo(own, 1);
  }
});

test('where to go on from the guides is a list in columns, each with its picture', async ({
  page,
}) => {
  await page.goto('/riverbend/get-the-facts?lang=es-US');
  for (const [width, columns] of [
    [320, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const ways = await page.locator('section[aria-labelledby="explore"] li').evaluateAll((items) =>
      items.map((item) => {
        const picture = item.querySelector('img')?.getBoundingClientRect();
        return { left: item.getBoundingClientRect().left, picture: picture?.width };
      }),
    );
    expect(ways.length).toBeGreaterThan(6);
    expect(new Set(ways.map(({ left }) => left)).size, `at ${width} px`).toBe(columns);
    expect(ways.every(({ picture }) => picture === 72)).toBe(true);
  }
});

test('on paper no card that turns has a ground', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/generic/hispanic', '/generic/inflation']) {
    await page.goto(address);
    const grounds = await page
      .locator('main li > div:has(> div > button[data-script="needed"])')
      .evaluateAll((cards) =>
        cards.map((card) =>
          [...card.querySelectorAll('div')]
            .map((face) => getComputedStyle(face).backgroundColor)
            .filter((color) => color !== 'rgba(0, 0, 0, 0)'),
        ),
      );
    expect(grounds.length, address).toBeGreaterThanOrEqual(3);
    expect(grounds, address).toEqual(grounds.map(() => []));
  }
});

test.describe('with the colors of the visitor', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen filter and the bar of a badge are told from the others', async ({ page }) => {
    await page.goto('/generic/get-the-facts');
    const chips = await page.locator('main nav a').evaluateAll((links) =>
      links.map((link) => ({
        isChosen: link.hasAttribute('aria-current'),
        ground: getComputedStyle(link).backgroundColor,
      })),
    );
    const chosen = chips.filter(({ isChosen }) => isChosen).map(({ ground }) => ground);
    expect(chosen).toHaveLength(1);
    expect(chips.filter(({ ground }) => ground === chosen[0])).toHaveLength(1);
    const [bar, badge] = await page
      .locator('main [data-status]')
      .first()
      .evaluate((element) => [
        getComputedStyle(element, '::before').borderInlineStartColor,
        getComputedStyle(element).backgroundColor,
      ]);
    expect(bar).not.toBe(badge);
  });
});
