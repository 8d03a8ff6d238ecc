import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ASSETS = 'build/client/assets';
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

it('what a page starts with, and nothing else, begins with the word that lets it be compiled ahead', () => {
  const ahead = scripts.filter((name) =>
    readFileSync(`${ASSETS}/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(ahead).toEqual([expect.stringMatching(/^entry\.client-[\w-]+\.js$/)]);
});
