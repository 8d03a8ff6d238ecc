import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRow } from '#domain/figures/dated-row.ts';
import { FIGURE_TABLES } from '#domain/figures/plan-figures.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { LANGUAGES } from '#tests/support/plain-calculator.ts';
import { partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const BEFORE_MIDNIGHT = Date.UTC(2026, 11, 31, 23, 59, 59, 990);
const WORKING = 'articles/working-past-65/working-past-65';
const CATCH_UP = 'articles/catch-up-contributions/turning-50-you-can-save-more';

const UNFILLED = /\{(?:if offers|typed |end if|[a-z]+\.[a-z0-9]+\})/i;

let time = BEFORE_MIDNIGHT;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    now: () => time,
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/riverbend/plan.yaml', {
        offers: { catchUpSixties: { offered: false } },
      }),
  });
});
afterAll(() => server.close());

async function readPage(address: string): Promise<string> {
  return (await fetch(`${server.base}${address}`)).text();
}

async function readMain(address: string): Promise<string> {
  return textOf(partOf(await readPage(address), 'main'));
}

describe.each(LANGUAGES)('texts that name figures in $language', ({ query }) => {
  it('say those of the year, in the page, its description and its title', async () => {
    time = BEFORE_MIDNIGHT;
    expect(await readMain(`/generic/${WORKING}${query}`)).toContain('$24,480');
    const page = await readPage(`/generic/${CATCH_UP}${query}`);
    expect(page).toMatch(/name="description" content="[^"]*2026/);
    expect(page).not.toMatch(UNFILLED);
  });

  it('say of the years 60 to 63 what the company’s plan allows', async () => {
    time = BEFORE_MIDNIGHT;
    const offered = await readMain(`/generic/${CATCH_UP}${query}`);
    const plain = await readMain(`/riverbend/${CATCH_UP}${query}`);
    expect(offered).toContain('$35,750');
    expect(plain).toContain('$32,500');
    expect(plain).not.toMatch(/35,750|11,250|60 (?:to|a) 63/);
    const rows = async (company: string): Promise<number> =>
      (await readPage(`/${company}/${CATCH_UP}${query}`)).match(/<tr>/g)?.length ?? 0;
    expect(await rows('riverbend')).toBe((await rows('generic')) - 2);
  });
});

it('on January 1 the pages say the figures of 2027 that are known, and the year of the others', async () => {
  time = BEFORE_MIDNIGHT;
  expect(await readMain(`/generic/faqs`)).toContain('above $24,480');
  time += 20;
  await vi.waitFor(
    async () => expect(await readMain('/generic/faqs')).toContain('In 2027 Social Security'),
    { timeout: 20_000 },
  );
  const questions = await readMain('/generic/faqs?lang=es');
  expect(questions).toContain('por encima de $25,560');
  expect(questions).not.toContain('$24,480');
  const health = await readMain(
    '/generic/articles/healthcare-in-retirement/what-health-care-may-cost',
  );
  expect(health).toContain('In 2027 you can put in up to $4,500');
  const limitsOf = findRow(FIGURE_TABLES['limit'] ?? [], 2027).year;
  expect(questions).toContain(`mi 401(k) en ${limitsOf}`);
  const timeline = await readPage('/generic/transitioning-to-retirement');
  expect(timeline).toContain('in 2027, $1 is held back for every $2 you earn above $25,560');
  const { data } = (await (
    await fetch(
      `${server.base}/po/content/fragments?path=generic/transitioning-to-retirement/master.json`,
    )
  ).json()) as { data: unknown };
  expect(JSON.stringify(data)).toContain('above $25,560');
});

it('the search finds a text by the figure that it says, and shows it', async () => {
  time = BEFORE_MIDNIGHT;
  const found = await readMain('/generic/search?q=24,480');
  expect(found).toContain('Working past 65');
  expect(await readMain('/generic/search?q=401(k)+limit')).not.toMatch(UNFILLED);
});
