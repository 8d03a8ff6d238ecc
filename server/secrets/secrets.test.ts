import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyedHash, isOneOf, isSameHash } from './keyed-hash.ts';
import { createLog } from '../log.ts';
import { getSecretKeys } from './secret-keys.ts';

const log = createLog('info', () => undefined);

describe('the secret key', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-secret-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made on the first start, kept for the next, and readable by its owner alone', () => {
    const file = path.join(folder, 'var', 'secret.key');
    const [first, ...more] = getSecretKeys(undefined, { file, log });
    expect(first.length).toBeGreaterThan(40);
    expect(more).toEqual([]);
    expect(getSecretKeys(undefined, { file, log })).toEqual([first]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is made anew where its file is empty, because anybody could sign with no key', () => {
    const file = path.join(folder, 'empty.key');
    writeFileSync(file, '');
    const [first] = getSecretKeys(undefined, { file, log });
    expect(first.length).toBeGreaterThan(40);
    expect(getSecretKeys(undefined, { file, log })).toEqual([first]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', () => {
    expect(getSecretKeys('configured', { file: path.join(folder, 'none'), log })).toEqual([
      'configured',
    ]);
  });

  it('is a list where several are long enough to be keys, in the settings and in the file', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(43)];
    const none = path.join(folder, 'none');
    expect(getSecretKeys(`${fresh}, ${old}`, { file: none, log })).toEqual([fresh, old]);
    const file = path.join(folder, 'two.key');
    writeFileSync(file, `${fresh}\n${old}\n`);
    expect(getSecretKeys(undefined, { file, log })).toEqual([fresh, old]);
  });

  it('is one where its comma only stands in it', () => {
    const phrase = 'a secret with a comma, long enough to be one';
    const none = path.join(folder, 'none');
    expect(getSecretKeys(phrase, { file: none, log })).toEqual([phrase]);
    const fresh = 'n'.repeat(32);
    expect(getSecretKeys(`${fresh}\n${phrase}`, { file: none, log })).toEqual([fresh, phrase]);
  });
});

describe('a keyed hash', () => {
  const hash = createKeyedHash(['a secret']);

  it('is the same for the same, and another for another key, purpose or part', () => {
    const own = hash('subscriber', 'ana@example.com');
    expect(isSameHash(own, hash('subscriber', 'ana@example.com'))).toBe(true);
    const others = [
      createKeyedHash(['another'])('subscriber', 'ana@example.com'),
      hash('limit', 'ana@example.com'),
      hash('subscriber', 'ana', '@example.com'),
      hash('subscriber', 'ana@', 'example.com'),
    ];
    expect(new Set([own, ...others]).size).toBe(5);
    expect(isSameHash(own, '')).toBe(false);
  });

  it('is made under the first key, and known under all of them', () => {
    const later = createKeyedHash(['a new secret', 'a secret']);
    const old = hash('subscriber', 'ana@example.com');
    const known = later.all('subscriber', 'ana@example.com');
    expect(known).toEqual([later('subscriber', 'ana@example.com'), old]);
    expect(isOneOf(old, known)).toBe(true);
    expect(isOneOf(old, later.all('limit', 'ana@example.com'))).toBe(false);
    expect(later('subscriber', 'ana@example.com')).not.toBe(old);
  });
});
