import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type Told } from '#tests/support/commands/run-command.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';

let folder: string;
let content: string;

function run(...command: [script: string, ...args: string[]]): Promise<Told> {
  return runCommand(command, { CONTENT_DIR: content });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-company-'));
  content = path.join(folder, 'content');
  copyLinkedContent(content);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run company:new', () => {
  it('makes a company that passes the content check', async () => {
    expect(await run('scripts/company-new.ts', 'acme')).toMatchObject({ status: 0 });
    const { status, stdout } = await run('scripts/content-check.ts');
    expect(status).toBe(0);
    expect(stdout).toContain('4 companies');
  });

  it('does not touch a company that is there', async () => {
    const { status, stderr } = await run('scripts/company-new.ts', 'riverbend');
    expect(status).toBe(1);
    expect(stderr).toContain('riverbend is there already');
  });

  it.each(['Acme', 'a b', '../up', '-x', ''])('refuses the id "%s"', async (id) => {
    expect(await run('scripts/company-new.ts', id)).toMatchObject({ status: 1 });
    if (id !== '')
      expect(existsSync(path.join(content, 'companies', id, 'company.yaml'))).toBe(false);
  });

  it('refuses a reserved address', async () => {
    const { status, stderr } = await run('scripts/company-new.ts', 'privacy');
    expect(status).toBe(1);
    expect(stderr).toContain('privacy is a reserved address');
  });
});

describe('a company id with five digits', () => {
  it('is refused before anything is written', async () => {
    const { status, stderr } = await run('scripts/company-new.ts', 'local-77-of-1912');
    expect(status).toBe(1);
    expect(stderr).toContain('local-77-of-1912: expected at most 4 digits in it, found 6');
    expect(existsSync(path.join(content, 'companies/local-77-of-1912'))).toBe(false);
  });
});

describe('npm run content:check', () => {
  it('refuses a company folder whose name is a reserved address', async () => {
    renameSync(path.join(content, 'companies/acme'), path.join(content, 'companies/media'));
    const { status, stderr } = await run('scripts/content-check.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('content/companies/media/company.yaml:1: expected another company id');
    expect(stderr).toMatch(
      /company\.yaml:3: companies: expected companies\/media, found companies\/acme/,
    );
  });
});
