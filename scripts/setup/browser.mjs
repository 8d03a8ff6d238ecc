import { existsSync } from 'node:fs';
import { answers, giveUp, run, say } from './steps.mjs';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the tests: an installed one, else Playwright's own, else Debian's package.
 */
export function ensureBrowser(node) {
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  say('No Chromium found: asking Playwright for its own …');
  if (run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) return undefined;
  if (process.getuid?.() === 0 && answers('apt-get', ['--version']) && installDebianChromium()) {
    const chromium = findInstalled();
    if (chromium !== undefined) return chromium;
  }
  return giveUp(
    'The browser tests need a Chromium: install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

function findInstalled() {
  return INSTALLED.find((file) => file !== undefined && existsSync(file));
}

function installDebianChromium() {
  say('Playwright’s could not be fetched: installing Debian’s (about a minute) …');
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ])
  );
}
