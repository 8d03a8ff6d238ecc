import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SourceTree } from '../source-tree.ts';
import { listDue, type Due } from './list-due.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-due-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('articles/a/article.yaml', 'kind: basic\nreviewBy: 2027-01-04\n');
  write('articles/b/article.yaml', 'reviewNext: 2026-12-31\nkind: basic\n');
  write('articles/c/article.yaml', 'reviewBy: 2027-06-01\n');
  write(
    'articles/d/article.yaml',
    'sources:\n  - en:\n      label: One\n      url: https://one.example\n      opened: 2026-11-20\n' +
      '    es:\n      label: Uno\n      url: https://uno.example\n      opened:\n' +
      '  - { label: Ours, url: calculator/disclosures }\n',
  );
  write('pages/privacy/en.md', '---\ntitle: Privacy\nreviewBy: 2026-11-30\n---\nText\n');
  write(
    'companies/a/company.yaml',
    'resources:\n  - { id: x, label: A page, url: https://a.example }\n',
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const due = (today: string): Due => listDue(new SourceTree(root), today);

describe('what is due', () => {
  it('is a text whose review comes within two months or is past, the first one first', () => {
    expect(due('2026-11-23').reviews).toEqual([
      { file: 'content/pages/privacy/en.md', line: 2, message: 'a review by 2026-11-30' },
      { file: 'content/articles/b/article.yaml', line: 1, message: 'a review by 2026-12-31' },
      { file: 'content/articles/a/article.yaml', line: 1, message: 'a review by 2027-01-04' },
    ]);
    expect(due('2026-09-01').reviews).toEqual([]);
  });

  it('is a source outside that nobody has opened', () => {
    expect(due('2026-11-23').sources).toEqual([
      { file: 'content/articles/d/article.yaml', line: 7, message: 'https://uno.example' },
    ]);
  });

  it('is each table of figures without the next year', () => {
    expect(due('2026-11-23').figures).toContain('limit: 2027 is not known, 2026 is the last year');
    expect(due('2026-11-23').figures.join(' ')).not.toContain('work:');
    expect(due('2025-11-23').figures).toEqual([]);
  });
});
