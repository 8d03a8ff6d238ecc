import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  PLAN,
  readInput,
  readMessages,
  sendPlan,
} from '#tests/support/plain-calculator.ts';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { findElement, findElements, partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

const send = (fields: Record<string, string>, query = '') => sendPlan(server.base, fields, query);

/** The assumptions as the page states them. */
function readAssumed(html: string): string[] {
  return findElements(partOf(html, 'main'), 'dd').map(({ text }) => text);
}

/** The selected option of each select on the page. */
function readChosen(html: string): Record<string, string> {
  const selects = partOf(html, 'main').split('<select').slice(1);
  return Object.fromEntries(
    selects.map((select) => [
      / name="([^"]*)"/.exec(select)?.[1] ?? '',
      /<option[^>]* selected=""[^>]*>/.exec(select)?.[0].match(/ value="([^"]*)"/)?.[1] ?? '',
    ]),
  );
}

/** The input fields that each form of the page would send, in the order of the page. */
function readForms(html: string): Array<Record<string, string>> {
  return partOf(html, 'main')
    .split('<form')
    .slice(1)
    .map((form) =>
      Object.fromEntries(
        findElements(form.split('</form>')[0] ?? '', 'input').flatMap(({ attributes }) =>
          attributes['name'] === undefined ? [] : [[attributes['name'], attributes['value'] ?? '']],
        ),
      ),
    );
}

const EVERY_TEXT = { 'en-US': english, 'es-US': spanish };

const TIMINGS = {
  'en-US': {
    monthly: 'Every month, at its end',
    nominal: 'A twelfth of the year’s growth',
    yearly: 'Once a year, at its end',
    raisedFirst: 'At the start of each year, this one too',
  },
  'es-US': {
    monthly: 'Cada mes, al final',
    nominal: 'Una doceava parte del crecimiento anual',
    yearly: 'Una vez al año, al final',
    raisedFirst: 'Al principio de cada año, también de este',
  },
} as const;

describe.each(LANGUAGES)(
  'what is assumed, changed without JavaScript in $language',
  ({ language, query }) => {
    it('is used, and stands in the form', async () => {
      const { response, html } = await send({ ...PLAN, returnPercentage: '7' }, query);
      expect(response.status).toBe(200);
      expect(findElement(html, 'h1').text).not.toContain('$209,000');
      expect(readInput(html, 'returnPercentage')['value']).toBe('7');
    });

    it('of when money goes in is said in words, and asks what a month earns only when it matters', async () => {
      const words = TIMINGS[language];
      const { html } = await send({ ...PLAN, depositTiming: 'month-end' }, query);
      expect(findElement(html, 'h1').text).not.toContain('$209,000');
      expect(readAssumed(html)).toEqual(expect.arrayContaining([words.monthly, words.nominal]));
      expect(readChosen(html)).toMatchObject({
        depositTiming: 'month-end',
        monthlyRateRule: 'nominal',
        raiseMoment: 'year-end',
      });
      const yearly = await send({ ...PLAN, raiseMoment: 'year-start' }, query);
      expect(findElement(yearly.html, 'h1').text).not.toContain('$209,000');
      expect(readAssumed(yearly.html)).toEqual(
        expect.arrayContaining([words.yearly, words.raisedFirst]),
      );
      expect(readChosen(yearly.html)).not.toHaveProperty('monthlyRateRule');
    });

    it('of the match is by the month, says why some of it is left, and can be by the year', async () => {
      const { matchPeriods, steps } = EVERY_TEXT[language].projections;
      const early = { ...PLAN, pretaxSalary: '200000', contributionPercentage: '15' };
      const inMonths = await send({ ...early, matchPeriod: 'month' }, query);
      expect(readAssumed(inMonths.html)).toContain(matchPeriods.month);
      expect(readChosen(inMonths.html)).toHaveProperty('matchPeriod', 'month');
      // Beside the note of the match, and among the steps.
      expect(partOf(inMonths.html, 'main').split(steps.early)).toHaveLength(3);
      const asPlan = await send(early, query);
      expect(readAssumed(asPlan.html)).toContain(matchPeriods.year);
      expect(partOf(asPlan.html, 'main')).not.toContain(steps.early);
    });

    it('goes along with another rate, and is all set back by the form that sends the inputs alone', async () => {
      const changes = {
        depositTiming: 'month-start',
        monthlyRateRule: 'effective',
        raiseMoment: 'year-start',
        autoIncreaseCapPercentage: '12',
        returnPercentage: '7',
      };
      const { html } = await send({ ...PLAN, autoIncrease: 'on', ...changes }, query);
      // The first two lead back to the numbers, and choose the dollars.
      const [, , rate, change, setBack] = readForms(html);
      expect(rate).toMatchObject(changes);
      const again = await send({ ...rate, contributionPercentage: '7' }, query);
      expect(readForms(again.html)[2]).toMatchObject(changes);
      expect(readInput(again.html, 'autoIncreaseCapPercentage')['value']).toBe('12');
      expect(change).toHaveProperty('returnPercentage', '7');
      expect(Object.keys(setBack ?? {}).toSorted()).toEqual(
        [...Object.keys(PLAN), 'autoIncrease'].toSorted(),
      );
      const back = await send(setBack ?? {}, query);
      expect(back.response.status).toBe(200);
      expect(findElement(back.html, 'h1').text).toContain('$282,000');
      expect(readInput(back.html, 'returnPercentage')['value']).toBe('5.5');
      // As the plan of the company has it.
      expect(readInput(back.html, 'autoIncreaseCapPercentage')['value']).toBe('10');
    });

    it('is refused outside its bounds with a message beside it, and kept as typed', async () => {
      const { response, html } = await send({ ...PLAN, returnPercentage: '12.5' }, query);
      expect(response.status).toBe(400);
      expect(readMessages(html)).toEqual({
        returnPercentage:
          language === 'en-US'
            ? 'Please enter a number between 0 and 12'
            : 'Escribe un número entre 0 y 12',
      });
      expect(readInput(html, 'returnPercentage')).toMatchObject({
        'aria-invalid': 'true',
        value: '12.5',
      });
      const panel = findElements(html, 'details').at(-1);
      expect(panel?.attributes).toHaveProperty('open');
    });
  },
);
