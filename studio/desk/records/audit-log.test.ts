import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUDIT_FILE, proveLog, readLog } from '#server/audit/chain.ts';
import { AuditLog } from './audit-log.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-audit-'));
  file = path.join(folder, AUDIT_FILE);
  const log = new AuditLog(file, () => Date.UTC(2026, 10, 23));
  for (const entry of ['article/fees', 'article/roth', 'article/debt'])
    await log.add({ who: 'Ana', deed: 'saved', entry, sum: 'abc' });
});

afterEach(() => rmSync(folder, { recursive: true }));

function lines(): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

describe('the audit log', () => {
  it('is unbroken over a restart', async () => {
    await new AuditLog(file, Date.now).add({
      who: 'Ana',
      deed: 'published',
      entry: 'article/fees',
    });
    expect(proveLog(readLog(file))).toMatchObject({ rows: 4, brokenAt: undefined });
  });

  it('says at which line a row was changed', () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace('article/roth', 'article/gone'));
    expect(proveLog(readLog(file)).brokenAt).toBe(2);
  });

  it('says at which line a row is missing, and where two have changed places', () => {
    const [first = '', second = '', third = ''] = lines();
    expect(proveLog(`${first}\n${third}\n`).brokenAt).toBe(2);
    expect(proveLog(`${second}\n${third}\n`).brokenAt).toBe(1);
    expect(proveLog(`${second}\n${first}\n${third}\n`).brokenAt).toBe(1);
  });

  it('tells by its last hash that rows were taken from the end', () => {
    const [first = '', second = ''] = lines();
    const whole = proveLog(readLog(file));
    const short = proveLog(`${first}\n${second}\n`);
    expect(short.brokenAt).toBeUndefined();
    expect(short.last).not.toBe(whole.last);
  });

  it('knows the deeds that have their row, also after a restart', async () => {
    const log = new AuditLog(file, Date.now);
    expect(await log.hasRecord('a')).toBe(false);
    await log.add({ who: 'Ana', deed: 'published', entry: 'article/fees', record: 'a' });
    expect(await log.hasRecord('a')).toBe(true);
    const again = new AuditLog(file, Date.now);
    expect(await again.hasRecord('a')).toBe(true);
    expect(await again.hasRecord('b')).toBe(false);
  });

  it('goes on after a crash in the middle of a row, and says so', () => {
    appendFileSync(file, '{"number":4,"at":"2026-');
    const log = new AuditLog(file, Date.now);
    expect(log).toBeDefined();
    expect(proveLog(readLog(file))).toMatchObject({ rows: 4, brokenAt: undefined });
    expect(lines().at(-1)).toContain('"mended"');
  });
});
