import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';

let folder: string;
let content: string;

function run(script: string, ...args: string[]) {
  const environment = { ...process.env, CONTENT_DIR: content };
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: environment });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-company-'));
  content = path.join(folder, 'content');
  copyLinkedContent(content);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run company:new', () => {
  it('makes a company that passes the content check', () => {
    expect(run('scripts/company-new.ts', 'acme').status).toBe(0);
    const { status, stdout } = run('scripts/content-check.ts');
    expect(status).toBe(0);
    expect(stdout).toContain('4 companies');
  });

  it('does not touch a company that is there', () => {
    const { status, stderr } = run('scripts/company-new.ts', 'riverbend');
    expect(status).toBe(1);
    expect(stderr).toContain('riverbend is there already');
  });

  it.each(['Acme', 'a b', '../up', '-x', ''])('refuses the id "%s"', (id) => {
    expect(run('scripts/company-new.ts', id).status).toBe(1);
    if (id !== '')
      expect(existsSync(path.join(content, 'companies', id, 'company.yaml'))).toBe(false);
  });

  it('refuses a reserved address', () => {
    const { status, stderr } = run('scripts/company-new.ts', 'privacy');
    expect(status).toBe(1);
    expect(stderr).toContain('privacy is a reserved address');
  });
});

describe('a company id with five digits', () => {
  it('is refused before anything is written', () => {
    const { status, stderr } = run('scripts/company-new.ts', 'local-77-of-1912');
    expect(status).toBe(1);
    expect(stderr).toContain('local-77-of-1912: expected at most 4 digits in it, found 6');
    expect(existsSync(path.join(content, 'companies/local-77-of-1912'))).toBe(false);
  });
});

describe('npm run content:check', () => {
  it('refuses a company folder whose name is a reserved address', () => {
    renameSync(path.join(content, 'companies/acme'), path.join(content, 'companies/media'));
    const { status, stderr } = run('scripts/content-check.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('content/companies/media/company.yaml:1: expected another company id');
    expect(stderr).toMatch(
      /company\.yaml:3: companies: expected companies\/media, found companies\/acme/,
    );
  });
});
