import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beatMs, toMinutes } from '#domain/told-session/reading-time.ts';
import { COMPANY_IDS, LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { findElements, hrefsOf, partOf, partsOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SESSIONS = [
  'settle-in',
  'your-plan-page-by-page',
  'from-paycheck-to-income',
  'three-steps-and-a-day',
];
const MINUTES = /(\d+) (?:minutes|minutos)/;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

/** The slides of a page, without what stands around them. */
function slidesOf(html: string): string[] {
  return html.split(/(?=<section id="slide-)/).slice(1);
}

describe.each(
  COMPANY_IDS.flatMap((companyId) => LANGUAGES_OF_PAGES.map((of) => ({ companyId, ...of }))),
)('the told sessions of $companyId in $language', ({ companyId, language, query }) => {
  const lang = query === '' ? '' : `?${query}`;
  const pageOf = (id: string) => `/${companyId}/virtual-event/sessions/${id}${lang}`;

  it('are pages of slides, each with its address, its heading, its drawing and its words', async () => {
    for (const id of SESSIONS) {
      const { status, html } = await open(pageOf(id));
      expect(status, id).toBe(200);
      const slides = slidesOf(partOf(html, 'main'));
      expect(slides.length).toBeGreaterThan(9);
      slides.forEach((slide, at) => {
        expect(slide).toContain(`id="slide-${at + 1}"`);
        expect(slide).toContain(`href="#slide-${at + 1}"`);
        expect(textOf(partOf(slide, 'h3'))).not.toBe('');
        expect(partsOf(slide, 'p').map(textOf)).not.toContain('');
      });
      expect(textOf(html)).not.toMatch(/\{(?:if|end|else)/);
    }
  });

  it('take the minutes that the agenda says, which are those of their words', async () => {
    const { html } = await open(`/${companyId}/virtual-event${lang}`);
    const program = partOf(partOf(html, 'main'), 'ol');
    const inAgenda = program
      .split(/(?=<h3)/)
      .slice(1)
      .map((stop) => Number(MINUTES.exec(textOf(stop))?.[1]));
    expect(hrefsOf(program)).toEqual(SESSIONS.map(pageOf));
    const inWords: number[] = [];
    for (const id of SESSIONS) {
      const page = partOf((await open(pageOf(id))).html, 'main');
      const ms = slidesOf(page.slice(0, page.indexOf('id="questions"')))
        .flatMap((slide) => partsOf(slide, 'p'))
        .reduce((whole, beat) => whole + beatMs(textOf(beat), language), 0);
      inWords.push(toMinutes(ms));
      expect(Number(MINUTES.exec(textOf(page))?.[1])).toBe(toMinutes(ms));
    }
    expect(inAgenda).toEqual(inWords);
    for (const minutes of inWords) {
      expect(minutes).toBeGreaterThanOrEqual(6);
      expect(minutes).toBeLessThanOrEqual(10);
    }
    const whole = inWords.reduce((sum, minutes) => sum + minutes, 0);
    expect(textOf(partOf(html, 'main'))).toMatch(
      new RegExp(`${whole} (?:minutes in all|minutos en total)`),
    );
  });

  it('say who speaks, what people ask, and one thing to do', async () => {
    const { html } = await open(pageOf('settle-in'));
    const main = partOf(html, 'main');
    expect(textOf(main)).toContain('Inés Villaseñor');
    expect(main).toContain('id="q-1"');
    expect(hrefsOf(main.slice(main.indexOf('id="do"')))).toContain(`/${companyId}/workshop${lang}`);
    expect(hrefsOf(main)).toContain(pageOf('your-plan-page-by-page'));
  });

  it('stand on the workshop and in an article with a way to their slides', async () => {
    const embeds = [
      ['workshop', 'settle-in'],
      ['articles/retirement-paycheck/turn-savings-into-a-paycheck', 'from-paycheck-to-income'],
    ] as const;
    for (const [path, id] of embeds) {
      const { status, html } = await open(`/${companyId}/${path}${lang}`);
      expect(status, path).toBe(200);
      const islands = findElements(html, 'div').map(({ attributes }) => attributes['data-island']);
      expect(islands).toContain('told-session');
      expect(hrefsOf(partOf(html, 'main'))).toContain(pageOf(id));
    }
  });
});

describe('a session', () => {
  it('says what the plan of the company has', async () => {
    const page = 'virtual-event/sessions/settle-in';
    const ofRate = textOf((await open(`/riverbend/${page}`)).html);
    const byHour = textOf((await open(`/seiu775srp/${page}`)).html);
    expect(ofRate).toContain('$208 a month');
    expect(ofRate).not.toContain('$104 a month');
    expect(byHour).toContain('$104 a month');
    expect(byHour).not.toContain('$208 a month');
  });

  it('that is not there is a page that is not there', async () => {
    expect((await open('/generic/virtual-event/sessions/no-such')).status).toBe(404);
  });

  it('is found by its words', async () => {
    // A place within the session may follow.
    const pathsFound = (html: string) =>
      hrefsOf(partOf(html, 'main')).map((href) => href.split('#')[0]);
    const { html } = await open('/generic/search?q=shoebox');
    expect(pathsFound(html)).toContain('/generic/virtual-event/sessions/settle-in');
    const spanish = await open('/generic/search?q=caja+de+zapatos&lang=es-US');
    expect(pathsFound(spanish.html)).toContain(
      '/generic/virtual-event/sessions/settle-in?lang=es-US',
    );
  });
});
