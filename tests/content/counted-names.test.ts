import { cpSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameSchema, pageNameSchema } from '#contracts/events/fields.ts';
import { findDigitMistake } from '#domain/analytics/event-name.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';

const FEES = 'articles/fees/article.yaml';
const FEES_PATH = 'path: the-small-print-that-eats-savings';

let content: ChangedContent;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

function copyFolder(from: string, to: string): void {
  cpSync(path.join(content.root, from), path.join(content.root, to), { recursive: true });
}

const tooMany = (found: number): string =>
  `expected at most 4 digits in it, found ${found}: its pages would not be counted, because more may be somebody’s number`;

describe('the check', () => {
  it('refuses the path of an article with five digits, on its line', () => {
    content.change(FEES, FEES_PATH, 'path: fees-from-2019-to-25');
    const line = content.lineOf(FEES, 'path: ');
    expect(content.check().problems).toContain(
      `content/${FEES}:${line}: id and path, fees/fees-from-2019-to-25: ${tooMany(6)}`,
    );
  });

  it('refuses an id and a path that have five digits together', () => {
    copyFolder('articles/fees', 'articles/fees-2026');
    const file = 'articles/fees-2026/article.yaml';
    content.change(file, FEES_PATH, 'path: seven-of-10');
    const line = content.lineOf(file, 'path: ');
    expect(content.check().problems).toEqual([
      `content/${file}:${line}: id and path, fees-2026/seven-of-10: ${tooMany(6)}`,
    ]);
    content.change(file, 'seven-of-10', 'seven-of-ten');
    expect(content.check()).toEqual({ problems: [], refusals: [] });
  });

  it('refuses the id of a company with five digits', () => {
    copyFolder('companies/generic', 'companies/local-12-of-1977');
    const file = 'companies/local-12-of-1977/company.yaml';
    content.change(file, 'companies/generic', 'companies/local-12-of-1977');
    expect(content.check().problems).toEqual([
      `content/${file}:1: company id local-12-of-1977: ${tooMany(6)}`,
    ]);
  });
});

it('names are refused where an event of their pages would not be taken', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,5}-[a-z0-9]{1,5}$/);
  let refused = 0;
  fc.assert(
    fc.property(name, name, name, (companyId, id, slug) => {
      const pathname = `/${companyId}/${articlePathInCompany({ kind: 'basic', id, slug })}`;
      const { pageName, sections } = placePage({ pathname, companyId });
      const isCounted = sections[2] === slug && pageNameSchema.safeParse(pageName).success;
      expect(findDigitMistake(id, slug) === undefined, pathname).toBe(isCounted);
      expect(findDigitMistake(companyId) === undefined).toBe(
        nameSchema.safeParse(companyId).success,
      );
      if (!isCounted) refused += 1;
    }),
  );
  expect(refused).toBeGreaterThan(0);
});
