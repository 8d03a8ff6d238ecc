import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyedHash, isSameHash } from './keyed-hash.ts';
import { getSecretKey } from './secret-key.ts';

describe('the secret key', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-secret-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made on the first start, kept for the next, and readable by its owner alone', () => {
    const file = path.join(folder, 'var', 'secret.key');
    const first = getSecretKey(undefined, file);
    expect(first.length).toBeGreaterThan(40);
    expect(getSecretKey(undefined, file)).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', () => {
    expect(getSecretKey('configured', path.join(folder, 'none'))).toBe('configured');
  });
});

describe('a keyed hash', () => {
  const hash = createKeyedHash('a secret');

  it('is the same for the same, and another for another key, purpose or part', () => {
    const own = hash('subscriber', 'ana@example.com');
    expect(isSameHash(own, hash('subscriber', 'ana@example.com'))).toBe(true);
    const others = [
      createKeyedHash('another')('subscriber', 'ana@example.com'),
      hash('limit', 'ana@example.com'),
      hash('subscriber', 'ana', '@example.com'),
      hash('subscriber', 'ana@', 'example.com'),
    ];
    expect(new Set([own, ...others]).size).toBe(5);
    expect(isSameHash(own, '')).toBe(false);
  });
});
