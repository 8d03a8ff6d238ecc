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

test('after a yes the page load comes with all its fields, 250 ms after the route changed', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  const sent = recordEvents(page);
  // A page that the router moves, so that its clock goes on.
  await openAwake(page, '/riverbend/calculator?s=fox&lang=es-US');
  await waitUntilKnown(page);
  await expect.poll(async () => (await readDataLayer(page))?.at(-1)?.event).toBe('page completed');

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const before = (await readDataLayer(page))?.length ?? 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Infórmate' }).click();
  await page.clock.runFor(30);
  await expect(page).toHaveURL('/riverbend/get-the-facts?lang=es-US');
  // The address changes before the page does, and the quarter of a second begins with the page.
  await expect(page).toHaveTitle('Temas del momento | Riverbend');
  // The question about feelings comes on the way, and is closed.
  const newEvents = async (): Promise<SentEvent[]> =>
    ((await readDataLayer(page)) ?? []).slice(before).filter(({ event }) => event !== 'modal load');
  const eventsSince = async (): Promise<string[]> => (await newEvents()).map(({ event }) => event);
  expect(await eventsSince()).toEqual(['link click']);
  await page.clock.runFor(200);
  expect(await eventsSince()).toEqual(['link click']);
  await page.clock.runFor(300);
  await expect
    .poll(eventsSince)
    .toEqual(['link click', 'page load', 'page data', 'testing view', 'page completed']);
  expect((await newEvents())[1]).toEqual({
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
  await expect.poll(() => sent.flatMap(({ events }) => events).length).toBeGreaterThan(5);
  for (const { company } of sent) expect(company).toBe('riverbend');
});
