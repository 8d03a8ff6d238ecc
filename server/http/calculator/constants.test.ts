import { afterEach, describe, expect, it } from 'vitest';
import type { ConstantsAnswer } from '#contracts/calls/calculator.ts';
import { loadDescribedCalls } from '#tests/support/described-calls.ts';
import { textOf } from '#tests/support/read-html.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '#tests/support/test-server.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

async function start(options: TestServerOptions): Promise<TestServer> {
  server = await startTestServer(options);
  return server;
}

async function readConstants({ base }: TestServer): Promise<ConstantsAnswer> {
  const calls = await loadDescribedCalls(base);
  const response = await fetch(`${base}/po/calculator/retirement/constants`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return (await calls.readAnswer('calculatorConstants', response)) as ConstantsAnswer;
}

async function readLimitsCard({ base }: TestServer, query = ''): Promise<string> {
  return textOf(await (await fetch(`${base}/generic/calculator${query}`)).text());
}

const LIMITS_OF_2026 = {
  maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: 32_500,
  maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: 24_500,
  minAgeForAdditionalContributionLimits: 50,
  planYear: 2026,
  maxEmployeeContributionsFromSixtyToSixtyThree: 35_750,
};

describe('the constants of the calculator', () => {
  it('are those of the year it is', async () => {
    const running = await start({ now: () => Date.UTC(2026, 5, 1) });
    expect(await readConstants(running)).toEqual(LIMITS_OF_2026);
    expect(await readLimitsCard(running)).not.toContain('the newest we know');
  });

  it('are those of a year the settings name, with nothing for 60 to 63 before there was any', async () => {
    const running = await start({ environment: { PLAN_YEAR: '2021' } });
    expect(await readConstants(running)).toEqual({
      maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: 26_000,
      maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: 19_500,
      minAgeForAdditionalContributionLimits: 50,
      planYear: 2021,
    });
  });

  it('are the latest known ones in a year nobody has told us of, and the page says so', async () => {
    const running = await start({ now: () => Date.UTC(2031, 0, 2) });
    expect(await readConstants(running)).toEqual(LIMITS_OF_2026);
    expect(await readLimitsCard(running)).toContain('The limits of 2026 are the newest we know.');
    expect(await readLimitsCard(running, '?lang=es-US')).toContain(
      'Los límites de 2026 son los más recientes que conocemos.',
    );
  });

  it('turn with the year while the server runs', async () => {
    let now = Date.UTC(2025, 11, 31);
    const running = await start({ now: () => now });
    expect((await readConstants(running)).planYear).toBe(2025);
    now = Date.UTC(2026, 0, 1, 12);
    expect((await readConstants(running)).planYear).toBe(2026);
  });
});
