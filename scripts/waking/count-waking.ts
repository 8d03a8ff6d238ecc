import type { Browser, CDPSession } from '@playwright/test';
import { PHONE, UNTIL_AWAKE } from './a-phone.ts';
import type { WakingBudget } from './waking-budgets.ts';
import { weighScripts } from './weigh-scripts.ts';

/**
 * Opens a page as a first visitor and counts what it does until it works and nothing more is asked
 * of the network: the same on every machine, however busy it is.
 */
export async function countWaking(
  browser: Browser,
  address: string,
): Promise<Pick<WakingBudget, 'calls' | 'scriptBytes'>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const scriptBytes = await weighScripts(devtools);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(UNTIL_AWAKE);
    return {
      calls: await countCalls(devtools, new URL(address).origin),
      scriptBytes: scriptBytes(),
    };
  } finally {
    await context.close();
  }
}

/** What the browser and the tests run beside the page has no address of the site. */
async function countCalls(devtools: CDPSession, origin: string): Promise<number> {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  let calls = 0;
  for (const { url, functions } of result) {
    if (!url.startsWith(origin)) continue;
    for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
  }
  return calls;
}
