import { LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import {
  chooseBefore,
  readDataLayer,
  recordEvents,
  waitUntilKnown,
  type SentEvent,
} from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { listPages } from '../support/pages.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

// What holds before an answer is tried on every page (`../access/every-page.spec.ts`).

for (const [at, { language }] of LANGUAGES_OF_PAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES_OF_PAGES.length });

  test(`after a no the pages in ${language} send nothing`, turn(), async ({ page, baseURL }) => {
    await page.clock.install();
    await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
    const sent = recordEvents(page);
    for (const { name, address } of listPages('riverbend', language).slice(0, 4)) {
      if (name === 'not-found') continue;
      await openAwake(page, address);
      await waitUntilKnown(page);
      await page.clock.fastForward(5_000);
      expect(await readDataLayer(page), address).toBeUndefined();
    }
    expect(sent).toEqual([]);
  });
}

test('after a yes the page load comes with all its fields, 250 ms after the page', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  const sent = recordEvents(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/riverbend/get-the-facts?s=fox&lang=es-US');
  // A page starts when it is idle, which the clock of the test decides, too.
  const isLive = (): Promise<boolean> => page.evaluate(() => 'senderoConsent' in window);
  const isStarted = async (): Promise<boolean> =>
    (await isLive()) || (await page.clock.runFor(50), false);
  await expect.poll(isStarted).toBe(true);
  const shown = async (): Promise<SentEvent[]> => (await readDataLayer(page)) ?? [];
  const names = async (): Promise<string[]> => (await shown()).map(({ event }) => event);
  await expect.poll(names).toEqual(['visit started']);
  await page.clock.runFor(150);
  expect(await names()).toEqual(['visit started']);
  await page.clock.runFor(150);
  await expect
    .poll(names)
    .toEqual(['visit started', 'page load', 'page data', 'testing view', 'page completed']);
  expect((await shown())[1]).toEqual({
    event: 'page load',
    baseUrl: baseURL,
    channel: 'retirement education',
    pageName: 'get-the-facts',
    pageLabel: 'Articles',
    siteAudience: 'participant',
    country: 'us',
    language: 'es-US',
    section1: 'get-the-facts',
    section2: '',
    section3: '',
    personaSegment: 'fox',
    animalCode: '',
    brand: 'sendero',
    company: 'riverbend',
    userRole: '',
    isAwards: false,
    profile: 'production',
  });
  await page.clock.runFor(3_000);
  await expect.poll(() => sent.flatMap(({ events }) => events).length).toBe(5);
  for (const { company } of sent) expect(company).toBe('riverbend');
});
