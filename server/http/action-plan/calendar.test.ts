import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANIMALS } from '#domain/persona/animals.ts';
import { hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.close());

/** What Riverbend, whose plan signs people up by itself, says of a title that depends on it. */
function asInPlanThatEnrolls(title: string): string {
  return title.replace(/\{if plan\.enrolls\}(.*?)\{else\}.*?\{end if\}/, '$1');
}

function calendarOf(companyId: string, animal: string, query = ''): Promise<Response> {
  return fetch(
    `${server.base}/po/content/action-plans/${companyId}/${animal}/calendar.ics${query}`,
  );
}

/** The lines of a calendar before long ones were folded. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

function valuesOf(file: string, name: string): string[] {
  return linesOf(file)
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1));
}

describe('the calendar of an action plan', () => {
  it.each(ANIMALS)(
    'of the %s has its three steps on their dates, in each language',
    async (animal) => {
      const steps = server.content.current.persona.animals.get(animal)?.steps ?? [];
      for (const [code, query] of [
        ['en', '?lang=en-US'],
        ['es', '?lang=es-US'],
      ] as const) {
        const response = await calendarOf('riverbend', animal, query);
        expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
        expect(response.headers.get('Content-Disposition')).toBe(
          `attachment; filename="action-plan-${animal}.ics"`,
        );
        const file = await response.text();
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(valuesOf(file, 'SUMMARY').map((text) => text.replaceAll('\\', ''))).toEqual(
          steps.map(({ title }) => asInPlanThatEnrolls(title[code])),
        );
        expect(valuesOf(file, 'DTSTART')).toEqual(
          steps.map(({ withinDays }) =>
            new Date(NOW + withinDays * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
          ),
        );
        expect(valuesOf(file, 'DTSTAMP')).toEqual(Array(3).fill('20261120T180000Z'));
        expect(new Set(valuesOf(file, 'UID')).size).toBe(3);
      }
    },
  );

  it('leads back into the product, in the language of the file', async () => {
    const urls = valuesOf(await (await calendarOf('generic', 'owl', '?lang=es-US')).text(), 'URL');
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      expect(url.startsWith(`${server.base}/generic/`)).toBe(true);
      const page = await fetch(url);
      expect([url, page.status]).toEqual([url, 200]);
      expect(page.headers.get('Content-Language')).toBe('es-US');
    }
  });

  it('added again is the same entries', async () => {
    const uids = async () => valuesOf(await (await calendarOf('generic', 'fox')).text(), 'UID');
    expect(await uids()).toEqual(await uids());
  });

  it.each([
    { what: 'a company nobody is', companyId: 'nobody', animal: 'owl' },
    { what: 'an animal nobody is', companyId: 'generic', animal: 'bear' },
  ])('for $what is a 404', async ({ companyId, animal }) => {
    expect((await calendarOf(companyId, animal)).status).toBe(404);
  });
});

describe('an action plan', () => {
  it.each(ANIMALS)(
    'of the %s leads to its calendar, and its links into the product',
    async (animal) => {
      const response = await fetch(
        `${server.base}/retirement/generic/action-plan/${animal}?lang=es-US`,
      );
      const main = partOf(await response.text(), 'main');
      const hrefs = hrefsOf(main);
      expect(hrefs).toContain(`/po/content/action-plans/generic/${animal}/calendar.ics?lang=es-US`);
      const steps = server.content.current.persona.animals.get(animal)?.steps ?? [];
      for (const { link, withinDays } of steps) {
        expect(hrefs).toContain(`/generic/${link.path}?lang=es-US`);
        expect(textOf(main)).toContain(`En ${withinDays} días`);
      }
    },
  );

  it('after six months asks how it goes, with the same steps', async () => {
    const response = await fetch(`${server.base}/retirement/generic/action-plan/elk/reminder`);
    const main = partOf(await response.text(), 'main');
    expect(textOf(main)).toContain('Six months on. How is it going?');
    expect(textOf(main)).toContain('Look up your Social Security');
    expect(hrefsOf(main)).toContain('/retirement/generic/quiz');
    expect(hrefsOf(main)).toContain('/retirement/generic/action-plan/elk');
  });
});
