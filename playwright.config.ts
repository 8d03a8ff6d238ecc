import { defineConfig } from '@playwright/test';

/** Chromium's own background traffic would hang on a closed network. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 47_110);
const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // The longest anything may take on a busy machine, not what it takes: nothing waits for these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // What failed, and why, comes last: of a long run only the end is kept.
  reporter: [['dot'], ['json', { outputFile: 'out/browser.json' }]],
  outputDir: 'out/playwright',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      DATABASE_URL: 'sqlite:out/browser.sqlite',
      LOG_LEVEL: 'warn',
      GALLERY: '1',
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
