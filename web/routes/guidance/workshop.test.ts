import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(LANGUAGES_OF_PAGES)('the workshop in $language', ({ query }) => {
  const lang = query === '' ? '' : `?${query}`;
  const open = async (): Promise<string> => {
    const response = await fetch(`${server.base}/riverbend/workshop${lang}`);
    expect(response.status).toBe(200);
    return partOf(await response.text(), 'main');
  };

  it('has an agenda that adds up to the hour it promises', async () => {
    const agenda = partOf(await open(), 'ol');
    const minutes = Array.from(textOf(agenda).matchAll(/(\d+) minut/g), ([, of]) => Number(of));
    expect(minutes.length).toBeGreaterThan(4);
    expect(minutes.reduce((sum, of) => sum + of, 0)).toBe(60);
  });

  it('leads into the quiz and the calculator in its language', async () => {
    const links = hrefsOf(partOf(await open(), 'ol'));
    expect(links).toEqual(
      expect.arrayContaining([`/retirement/riverbend/quiz${lang}`, `/riverbend/calculator${lang}`]),
    );
  });

  it('has a sheet for the pen: nothing on it can be typed or sent', async () => {
    const main = await open();
    const sheet = main.slice(main.indexOf('id="sheet"'));
    expect(findElements(sheet, 'h3').length).toBeGreaterThanOrEqual(4);
    expect(main).not.toMatch(/<(?:input|textarea|form|select)\b/);
    // Only a script can open the print dialog, so without one the stylesheet hides the button.
    expect(sheet.match(/<button/g)).toHaveLength(1);
    expect(sheet).toMatch(/data-script="needed"[^>]*><div[^>]* data-island="print-sheet"/);
  });

  it('names no day, so that it never goes stale', async () => {
    expect(textOf(await open())).not.toMatch(/20\d\d|January|enero|Monday|lunes/i);
  });
});
