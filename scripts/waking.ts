import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from './pages/page-samples.ts';
import { sayLoad, startPeers } from './peers/start-peers.ts';
import { medianOf, type Waking } from './waking/read-waking.ts';
import { traceWaking } from './waking/trace-waking.ts';
import { findOverBudget, wakingBudgetOf, type WakingBudget } from './waking/waking-budgets.ts';

/**
 * Says what each kind of page costs a slow phone after its first paint, by the time its thread works.
 * A page over its budget fails it, so it wants a machine that does nothing else.
 * Arguments name kinds of pages, or other servers to be measured in the same rounds: astro=http://…
 * Peers that are installed are measured anyway.
 */
const ROUNDS = 5;
const asked = process.argv.slice(2);
const peers = asked
  .filter((each) => /^[\w-]+=http/.test(each))
  .map((each) => ({ name: each.split('=')[0] ?? each, url: each.slice(each.indexOf('=') + 1) }));
const kinds = asked.filter((each) => !/=http/.test(each));

const child = fork('scripts/bench-server.ts', ['kept'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [{ port }] = (await once(child, 'message')) as [{ port: number }];
const pages = PAGE_SAMPLES.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(
  (sample) => ({
    name: sample.kind,
    url: `http://127.0.0.1:${port}${addressOf(sample, { companyId: companyOf(sample), language: DEFAULT_LANGUAGE })}`,
    budget: wakingBudgetOf(sample.name),
  }),
);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
});
const installed = await startPeers();
interface Measured {
  name: string;
  url: string;
  budget?: WakingBudget;
  runs: Waking[];
}
const measured = [...pages, ...installed, ...peers].map((page): Measured => ({
  ...page,
  runs: [],
}));
sayLoad('before');
for (let round = 0; round < ROUNDS; round += 1)
  for (const { url, runs } of measured) runs.push(await traceWaking(browser, url));
for (const { name, runs, budget } of measured) {
  const median = medianOf(runs);
  const { longest, blocking, afterPaint, scriptBytes } = median;
  process.stdout.write(
    `${name}: longest task ${longest} ms, blocking ${blocking} ms, work after the first paint ${afterPaint} ms, script ${(scriptBytes / 1_024).toFixed(1)} kB\n`,
  );
  const over = budget ? findOverBudget(median, budget) : [];
  if (over.length === 0) continue;
  process.stdout.write(`  over its budget: ${over.join(', ')}\n`);
  process.exitCode = 1;
}
sayLoad('after');
for (const peer of installed) peer.stop();
await browser.close();
child.disconnect();
