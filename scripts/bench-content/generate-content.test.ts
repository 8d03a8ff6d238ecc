import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#server/content/catalogues.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import { loadContent } from '#server/content/load-content.ts';
import { generateContent } from './generate-content.ts';

const SHIPPED = readdirSync('content/articles').length;
const INVENTED = 7;
const SIZE = { companies: 5, articles: SHIPPED + INVENTED };

let folder: string;
let content: ContentSet;

function generate(name: string, seed: string): string {
  const to = path.join(folder, name);
  generateContent({ ...SIZE, from: path.resolve('content'), to, seed });
  return to;
}

function readTexts(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:yaml|md)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-bench-'));
  content = loadContent({ root: generate('first', 'a seed'), catalogues });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('generated content', () => {
  it('passes the check, with nothing left out, in the size that was asked for', () => {
    expect(content.refusals).toEqual([]);
    expect([content.companies.size, content.articles.length]).toEqual([
      SIZE.companies,
      SIZE.articles,
    ]);
  });

  it('has companies of different names, hosts and colors', () => {
    const companies = [...content.companies.values()];
    const hosts = companies.flatMap(({ domains }) =>
      domains.filter((host) => host.endsWith('.example.com')),
    );
    expect(hosts).toHaveLength(2);
    for (const list of [
      hosts,
      companies.map(({ name }) => name),
      companies.map(({ theme }) => theme['c-brand']),
    ])
      expect(new Set(list).size).toBe(list.length);
  });

  it('has articles of different titles and texts that link to each other', () => {
    const invented = content.articles.filter(({ id }) => id.startsWith('guide-'));
    expect(invented).toHaveLength(INVENTED);
    for (const code of ['en', 'es'] as const) {
      expect(new Set(invented.map(({ texts }) => texts[code].title)).size).toBe(INVENTED);
      expect(new Set(invented.map(({ texts }) => texts[code].words)).size).toBe(INVENTED);
    }
    const bodies = JSON.stringify(invented.map(({ texts }) => texts.en.body));
    expect(bodies).toMatch(/articles\/guide-\d/);
  });

  it('is the same for the same seed, and another for another', () => {
    const first = readTexts(path.join(folder, 'first'));
    expect(readTexts(generate('again', 'a seed'))).toEqual(first);
    expect(readTexts(generate('other', 'another seed'))).not.toEqual(first);
  });
});
