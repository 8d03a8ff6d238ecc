import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTypedFigures } from '#domain/figures/find-typed-figures.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { readContent } from '#tests/support/content/read-content.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-figures-'));
  copyLinkedContent(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('figures in a text', () => {
  it('are refused with file and line', () => {
    const file = 'articles/fees/en.md';
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
    appendFileSync(path.join(root, file), 'Up to {limit.electiv}.\nUp to $24,500.\n');
    const load = (): unknown => readContent(root);
    expect(load).toThrow(`content/${file}:${lines}: expected a figure that is known`);
    expect(load).toThrow(
      `content/${file}:${lines + 1}: expected {limit.elective} instead of $24,500`,
    );
  });

  it('are typed in no message', () => {
    const folder = 'content/messages';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const typed = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        findTypedFigures(readFileSync(path.join(folder, file), 'utf8')).map(
          (mistake) => `${file}: ${mistake}`,
        ),
      );
    expect(typed).toEqual([]);
  });
});
