import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { PHONE, UNTIL_AWAKE } from './a-phone.ts';
import { readWaking, type TraceEvent, type Waking } from './read-waking.ts';
import { weighScripts } from './weigh-scripts.ts';

const CATEGORIES = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline', 'v8'];

/**
 * Opens a page as a first visitor and reads from a trace what its main thread did until it works
 * and nothing more is asked of the network.
 */
export async function traceWaking(browser: Browser, address: string): Promise<Waking> {
  const context = await browser.newContext(PHONE);
  const session = await browser.newBrowserCDPSession();
  try {
    return await traceIn(context, session, address);
  } finally {
    await session.detach();
    await context.close();
  }
}

async function traceIn(
  context: BrowserContext,
  session: CDPSession,
  address: string,
): Promise<Waking> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const scriptBytes = await weighScripts(network);

  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await page.evaluate(doFixedWork);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(UNTIL_AWAKE);
  await session.send('Tracing.end');
  await complete;
  return { ...readWaking(events, page.url()), scriptBytes: scriptBytes() };
}

/** Compiles, makes and counts, as a page does that begins: how long it takes says how busy the machine is. */
function doFixedWork(): number {
  let length = 0;
  for (let at = 0; at < 300; at += 1) {
    const source = `return { a: ${at}, b: [${at}, "${at}"], c: (x) => x * ${at} + 1 }`;
    // oxlint-disable-next-line typescript/no-implied-eval -- compiling is a part of the work that is measured
    const made = new Function(source)() as { a: number; c: (x: number) => number };
    const copies = Array.from({ length: 200 }, (_, index) => ({ ...made, index }));
    length += JSON.stringify(copies).length + made.c(at);
  }
  return length;
}
