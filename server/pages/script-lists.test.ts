import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageCode, LANGUAGES } from '#domain/language/language.ts';
import { loadStaticFiles } from '../static/static-files.ts';
import { readScriptLists, type ScriptList } from './script-lists.ts';

const statics = loadStaticFiles('build/client');
const lists = readScriptLists('build');
const LISTS = LANGUAGES.map((language) => ({
  language,
  other: languageCode(language) === 'en' ? '-es-' : '-en-',
  list: lists[language],
}));

function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function bytesOf(address: string): Buffer {
  const file = statics.get(address);
  if (!file) throw new Error(`Not in the build: ${address}`);
  return file.bytes;
}

/** Runs the list as a page does and returns the import map that it adds. */
function importMapOf({ src }: ScriptList): string {
  const left: Array<{ type: string; textContent: string }> = [];
  const document = {
    createElement: () => ({ type: '', textContent: '' }),
    head: { append: (element: { type: string; textContent: string }) => left.push(element) },
  };
  const page = createContext({ window: {}, document });
  runInContext(bytesOf(src).toString(), page);
  expect(left.map(({ type }) => type)).toEqual(['importmap']);
  return left[0]?.textContent ?? '';
}

const integrityOf = (list: ScriptList): Record<string, string> =>
  (JSON.parse(importMapOf(list)) as { integrity: Record<string, string> }).integrity;

describe.each(LISTS)('the list of scripts of a page in $language', ({ list, other }) => {
  const integrity = integrityOf(list);

  it('is what the page’s integrity says it is, and leaves the map that the policy allows', () => {
    expect(hashOf(bytesOf(list.src))).toBe(list.integrity);
    expect(hashOf(bytesOf(list.start.src))).toBe(list.start.integrity);
    expect(hashOf(importMapOf(list))).toBe(list.importMap);
  });

  it('has the hash of each script as it is served', () => {
    const served = Object.keys(integrity).map((address) => [address, hashOf(bytesOf(address))]);
    expect(integrity).toEqual(Object.fromEntries(served));
  });

  it('has no word of the other language', () => {
    expect(Object.keys(integrity).filter((address) => address.includes(other))).toEqual([]);
  });

  it('leaves out no script that one of its own asks for', () => {
    const left = Object.keys(integrity).flatMap((address) =>
      Array.from(
        bytesOf(address)
          .toString()
          .matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g),
        ([, name = '']) => `/assets/${name}`,
      ).filter(
        (asked) => !(asked in integrity) && asked !== list.start.src && !asked.includes(other),
      ),
    );
    expect(left).toEqual([]);
  });

  it('leaves out no script that the server has but the words of other languages', () => {
    const scripts = [...statics.keys()].filter((address) => address.endsWith('.js'));
    const missing = scripts.filter(
      (address) => !(address in integrity) && address !== list.start.src,
    );
    expect(
      missing.filter((address) => !address.includes(other) && !address.includes('/list-')),
    ).toEqual([]);
  });

  it('has nothing of the router, and no script that the page’s first one asks for at once', () => {
    expect(bytesOf(list.start.src).toString()).not.toMatch(/\bfrom\s*["'`]\.\//);
    const ofRouter = Object.keys(integrity).filter((address) =>
      /react-router|HydratedRouter/i.test(bytesOf(address).toString()),
    );
    expect(ofRouter).toEqual([]);
  });
});
