import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { loadStaticFiles } from '../static/static-files.ts';
import { readScriptLists } from './script-lists.ts';

const statics = loadStaticFiles('build/client');
const lists = readScriptLists('build');
const LANGUAGES: ReadonlyArray<{ language: Language; other: string }> = [
  { language: 'en-US', other: '-es-' },
  { language: 'es-US', other: '-en-' },
];

function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function bytesOf(address: string): Buffer {
  const file = statics.get(address);
  if (!file) throw new Error(`Not in the build: ${address}`);
  return file.bytes;
}

/** Runs the list as a page does and returns the import map that it adds. */
function importMapOf(language: Language): string {
  const left: Array<{ type: string; textContent: string }> = [];
  const document = {
    createElement: () => ({ type: '', textContent: '' }),
    head: { append: (element: { type: string; textContent: string }) => left.push(element) },
  };
  const page = createContext({ window: {}, document });
  runInContext(bytesOf(lists[language].src).toString(), page);
  expect(left.map(({ type }) => type)).toEqual(['importmap']);
  return left[0]?.textContent ?? '';
}

describe.each(LANGUAGES)('the list of scripts in $language', ({ language, other }) => {
  const { integrity } = JSON.parse(importMapOf(language)) as { integrity: Record<string, string> };

  it('is what the page’s integrity says it is, and leaves the map that the policy allows', () => {
    expect(hashOf(bytesOf(lists[language].src))).toBe(lists[language].integrity);
    expect(hashOf(importMapOf(language))).toBe(lists[language].importMap);
  });

  it('has the hash of each script as it is served', () => {
    const served = Object.keys(integrity).map((address) => [address, hashOf(bytesOf(address))]);
    expect(integrity).toEqual(Object.fromEntries(served));
  });

  it('leaves out no script but the words of the other language', () => {
    const scripts = [...statics.keys()].filter((address) => address.endsWith('.js'));
    const missing = scripts.filter((address) => !(address in integrity));
    expect(missing.length).toBeGreaterThan(10);
    expect(
      missing.filter(
        (address) =>
          !(address.startsWith('/assets/texts-') && address.includes(other)) &&
          !Object.values(lists).some(({ src }) => src === address),
      ),
    ).toEqual([]);
  });
});
