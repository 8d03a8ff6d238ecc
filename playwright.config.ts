import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { FURTHER_IN_BROWSER } from './scripts/suites/further-files.ts';
import { listFilesThatStopTheClock, listSpecs } from './tests/browser/support/stop-the-clock.ts';

/**
 * Each window of Chromium wakes two pages of its own behind the address bar, in a process of their own: nearly
 * half of what a short test costs. It also starts a process for the next site, which a test does not go to.
 * Of two such lists Chromium takes the last, so Playwright's own is repeated.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium's own background traffic would hang on a closed network. */
const CHROMIUM_ARGUMENTS = [
  `--disable-features=${NOT_NEEDED.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The server takes free ports and says which; the runner keeps what it said for its workers. */
const READY =
  /The site is open at port (?<browser_test_port>\d+), and others by port (?<browser_test_sites>\d+)/;
const LONG = /@long/;
/** Without one, every file runs that is named. */
const size = process.env['SENDERO_SIZE'];
const isLong = size === 'long';
const REPORTS: Readonly<Record<string, string>> = {
  further: 'out/browser-further.json',
  long: 'out/browser-long.json',
};
const port = process.env['BROWSER_TEST_PORT'] ?? '';
const executablePath = process.env['CHROME_PATH'];

const withClock = listFilesThatStopTheClock(path.resolve('tests/browser'));
const further = new Set(FURTHER_IN_BROWSER.map((file) => path.resolve(file)));
const isOfThisSize = (file: string): boolean =>
  size === 'usual' ? !further.has(file) : size !== 'further' || further.has(file);
const notOfThisSize = listSpecs(path.resolve('tests/browser')).filter(
  (file) => !isOfThisSize(file),
);

export default defineConfig({
  testDir: 'tests/browser',
  // It would take the types that a room is compiled with for the modules themselves.
  tsconfig: './tsconfig.json',
  testMatch: '**/*.spec.ts',
  // The longest anything may take on a busy machine, not what it takes: nothing waits for these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A suite asks for one more try (`scripts/suites/suites.ts`); who runs a file wants to see its races.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // `npm test` runs a sample of each matrix, `npm run test:long` the rest of it: every test in one of them.
  ...(isLong ? { grep: LONG } : { grepInvert: LONG }),
  reporter: [
    ['./scripts/suites/playwright-progress.ts'],
    ['json', { outputFile: REPORTS[size ?? ''] ?? 'out/browser.json' }],
  ],
  projects: [
    { name: 'contexts are kept', testIgnore: [...withClock, ...notOfThisSize] },
    // In a page that had served other tests, the scripts of Playwright's clock failed once.
    {
      name: 'contexts of their own',
      testMatch: withClock.filter(isOfThisSize),
      use: { reuseContext: false },
    },
  ],
  outputDir: 'out/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A new context is a new process for its page, a third of what a page costs. Cookies, storage, scripts and
    // routes go between tests, and `site-test.ts` puts back what stays besides. A second try begins anew, and so
    // does each test of the long suite.
    reuseContext: !isLong,
    // Recording every step takes a quarter more time: TRACE=1 does it, for a failure that needs it.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/browser/support/run-site.ts`,
    wait: { stdout: READY },
    env: {
      PORT: '0',
      DATABASE_URL: 'sqlite:out/browser.sqlite',
      LOG_LEVEL: 'warn',
      GALLERY: '1',
    },
    timeout: 120_000,
  },
});
