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

/** It has no windows of its own to draw: its process beside the pages takes a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds the browsers for the tests: the one for nearly all of them, and a whole one for what Chromium's headless
 * shell cannot do. Both are undefined where Playwright has its own. Who chooses the shell chooses a whole one besides.
 */
export function ensureBrowsers(node) {
  const { CHROME_PATH: chosen, WHOLE_CHROME_PATH: whole = ensureBrowser(node) } = process.env;
  return { whole, light: whole && ([chosen, SHELL].find(isInstalled) ?? whole) };
}

/** Finds an installed browser, else Playwright's own, else Debian's package. */
function ensureBrowser(node) {
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
  return INSTALLED.find(isInstalled);
}

function isInstalled(file) {
  return file !== undefined && existsSync(file);
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
      'chromium-headless-shell',
      'fonts-liberation',
    ])
  );
}
