import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import {
  ELSEWHERE,
  fakeVoices,
  finishSentence,
  heardOn,
  ON_DEVICE,
} from '../support/fake-voices.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = '/generic/articles/roth-or-pretax/roth-or-traditional-two-trails-one-summit';
const FILMED = '/generic/money-minute/articles/minute-compounding/growth-on-growth';

const listen = (page: Page) => page.getByRole('button', { name: /^(?:Listen|Escuchar)$/ });
const bar = (page: Page) =>
  page.getByRole('group', { name: /^(?:Read aloud|Lectura en voz alta)$/ });

/** The words that are marked as being said, and whether they are in view below the bar. */
function marked(page: Page): Promise<{ words: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    if (!(range instanceof Range)) return { words: '', isSeen: false };
    const { top, bottom } = range.getBoundingClientRect();
    const cover = document.querySelector('[data-reader] [data-part="bar"]');
    const question = document.querySelector('[data-for-consent="unasked"]');
    return {
      words: range.toString().replaceAll(/\s+/g, ' '),
      isSeen:
        top >= (cover?.getBoundingClientRect().bottom ?? 0) &&
        bottom <= (question?.getBoundingClientRect().top ?? innerHeight),
    };
  });
}

async function lastHeard(page: Page): Promise<string | undefined> {
  return (await heardOn(page)).at(-1)?.text;
}

test('an article is read to its end by a voice of the device alone, each sentence marked and in view while it is said', async ({
  page,
}) => {
  await fakeVoices(page, ON_DEVICE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [language, voice, first] of [
    ['en-US', 'Samantha', 'Roth or traditional?'],
    ['es-US', 'Paulina', '¿Roth o tradicional?'],
  ] as const) {
    await page.goto(`${ARTICLE}?lang=${language}`);
    await listen(page).click();
    await expect.poll(() => lastHeard(page)).toBe(first);
    const seen: string[] = [];
    while (await bar(page).isVisible()) {
      const { words, isSeen } = await marked(page);
      expect.soft(isSeen, words).toBe(true);
      seen.push(words);
      await finishSentence(page);
    }
    const heard = await heardOn(page);
    expect(heard.length).toBe(seen.length);
    expect(heard.length).toBeGreaterThan(30);
    expect(new Set(heard.map((said) => said.voice))).toEqual(new Set([voice]));
    expect(heard.every(({ isLocal }) => isLocal)).toBe(true);
    // It is read as people say it, and without what has to be used or looked at.
    expect(heard.filter(({ text }) => /[\d$%]/.test(text))).toEqual([]);
    const whole = seen.join(' ');
    expect(whole).toContain(language === 'en-US' ? '22% and $100 of savings' : '22%');
    expect(heard.map(({ text }) => text).join(' ')).not.toContain('sixty dollars one thousand');
    expect(heard.map(({ text }) => text).join(' ')).toMatch(/the page has a table|tiene una tabla/);
    await expect(listen(page)).toBeFocused();
    await expect.poll(() => marked(page)).toMatchObject({ words: '' });
  }
});

test('keys and buttons pause, step, change the speed and stop', async ({ page }) => {
  await fakeVoices(page, ON_DEVICE);
  await page.goto(ARTICLE);
  await listen(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  const first = await lastHeard(page);
  await finishSentence(page);
  const second = await lastHeard(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Go on reading' })).toBeFocused();
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(false);
  // A step while it is paused shows the sentence and says nothing.
  await page.keyboard.press('ArrowRight');
  const { words } = await marked(page);
  expect(await lastHeard(page)).toBe(second);
  await page.keyboard.press('Space');
  await expect.poll(() => lastHeard(page)).not.toBe(second);
  expect(words).not.toBe('');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => lastHeard(page)).toBe(second);
  await bar(page).getByRole('button', { name: 'Speed: 1×' }).click();
  await expect
    .poll(async () => (await heardOn(page)).at(-1))
    .toMatchObject({
      text: second,
      rate: 1.25,
    });
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(listen(page)).toBeFocused();
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(false);
  expect((await marked(page)).words).toBe('');
});

test('the button is there only where a voice of the device speaks the language, also when it comes late, and moves nothing', async ({
  page,
}) => {
  await fakeVoices(page, ELSEWHERE);
  for (const language of ['en-US', 'es-US']) {
    await page.goto(`${ARTICLE}?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('data-voice', 'none');
    await expect(listen(page)).toHaveCount(0);
    const text = page.locator('main [data-read] p').first();
    const before = await text.boundingBox();
    await page.evaluate((voices) => window.fakeSpeech.addVoices(voices), ON_DEVICE);
    await expect(listen(page)).toBeVisible();
    expect(await text.boundingBox()).toEqual(before);
  }
});

test('nothing that reads is loaded before the press, and a browser without voices says nothing of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await page.goto(ARTICLE);
  await expect(listen(page)).toHaveCount(0);
  await fakeVoices(page, ON_DEVICE);
  await page.reload();
  await expect(listen(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isReader = (url: string): boolean => /read-aloud|say-aloud|voice-of-device/.test(url);
  expect(asked.filter(isReader)).toEqual([]);
  await listen(page).click();
  await expect(bar(page)).toBeVisible();
  expect(asked.filter(isReader)).not.toEqual([]);
});

test('a voice that fails says what to do, and reads on from the same sentence', async ({
  page,
}) => {
  await fakeVoices(page, ON_DEVICE);
  await page.goto(ARTICLE);
  await listen(page).click();
  await expect(bar(page)).toBeVisible();
  await finishSentence(page);
  const sentence = await lastHeard(page);
  await page.evaluate(() => window.fakeSpeech.fail('synthesis-failed'));
  await expect(bar(page).getByRole('alert')).toContainText('Press play to try again');
  await bar(page).getByRole('button', { name: 'Go on reading' }).click();
  await expect(bar(page).getByRole('alert')).toBeHidden();
  await expect
    .poll(async () => (await heardOn(page)).slice(-2).map(({ text }) => text))
    .toEqual([sentence, sentence]);
  await page.evaluate(() => window.fakeSpeech.fail('audio-busy'));
  await expect(bar(page).getByRole('alert')).toContainText('Close other apps that use sound');
  // Another page that speaks is no failure: this one waits.
  await bar(page).getByRole('button', { name: 'Go on reading' }).click();
  await page.evaluate(() => window.fakeSpeech.fail('interrupted'));
  await expect(bar(page).getByRole('button', { name: 'Go on reading' })).toBeVisible();
  await expect(bar(page).getByRole('alert')).toBeHidden();
});

test('one plays at a time: a film ends the reading, and the reading the film; who leaves the page hears no more', async ({
  page,
}) => {
  await fakeVoices(page, ON_DEVICE);
  await page.goto(FILMED);
  await listen(page).click();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(bar(page).getByRole('button', { name: 'Go on reading' })).toBeVisible();
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(false);
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await bar(page).getByRole('button', { name: 'Go on reading' }).click();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(false);
});

test('the bar breaks no rule of axe and fits a phone with double text, in both languages', async ({
  page,
}) => {
  await fakeVoices(page, ON_DEVICE);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en-US', 'es-US']) {
    await page.goto(`${ARTICLE}?lang=${language}`);
    // The button lies on the cover, and not on the heading below.
    const button = await listen(page).boundingBox();
    const heading = await page.locator('h1').boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    await listen(page).click();
    await expect(bar(page)).toBeVisible();
    const { violations } = await runAxe(page);
    expect(violations).toEqual([]);
    await setStyle(page, DOUBLE_TEXT);
    expect(await findOverflow(page)).toEqual([]);
  }
});

test('a session is told in the voice of the device: each slide stays until it is said, and the slide follows', async ({
  page,
}) => {
  await fakeVoices(page, ON_DEVICE);
  await page.goto('/generic/virtual-event/sessions/settle-in');
  const stage = page.getByRole('group', { name: /^Told slides: / });
  await stage.getByRole('button', { name: /^Listen/ }).click();
  await expect(stage).toHaveAttribute('data-stage', 'playing');
  const slides = await page.locator('[data-slides] > section').evaluateAll((all) =>
    all.map((slide) => ({
      heading: slide.querySelector('h3')?.textContent ?? '',
      beats: [...slide.querySelectorAll('div > p')].map((beat) => beat.textContent),
    })),
  );
  for (const [at, { heading, beats }] of slides.entries()) {
    for (const beat of beats) {
      const whole = (beat === beats[0] ? `${heading} ${beat}` : beat).replaceAll(/\s/g, '');
      let said = '';
      while (said.length < whole.length) {
        const { words } = await marked(page);
        expect(words, `slide ${at + 1}`).not.toBe('');
        said += words.replaceAll(/\s/g, '');
        await expect(stage.locator('[data-part="place"]')).toHaveText(
          `Slide ${at + 1} of ${slides.length}`,
        );
        await finishSentence(page);
      }
      expect(said).toBe(whole);
    }
  }
  await expect(stage).toHaveAttribute('data-stage', 'ended');
  // Without the voice it goes on at the pace of reading.
  await stage.getByRole('button', { name: 'Voice' }).click();
  await stage.getByRole('button', { name: 'Play again' }).click();
  await expect(stage).toHaveAttribute('data-stage', 'playing');
  expect(await page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(false);
  await stage.getByRole('button', { name: 'Voice' }).click();
  await expect.poll(() => page.evaluate(() => window.fakeSpeech.isSpeaking)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => window.fakeSpeech.fail('synthesis-failed'));
  await expect(stage.getByRole('alert')).toContainText('Press play to try again');
  await expect(stage).toHaveAttribute('data-stage', 'paused');
});
