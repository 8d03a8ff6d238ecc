import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { checkSecretKeys } from '#server/secrets/check-secret-keys.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { openHosted, type RunningHosted } from '../open-hosted.ts';
import { readSettings } from '../settings.ts';

const KEY = 'the-key-of-the-server-which-is-long-enough';
const OTHER = 'the-key-of-somebody-else-which-is-long-enough';
const now = (): number => Date.UTC(2026, 10, 24);

describeOnEachDatabase('a studio that lets people in by passkeys', (test) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-key-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => test.empty());

  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const startServer = (...keys: [string, ...string[]]): Promise<void> =>
    checkSecretKeys(test.database(), { keyedHash: createKeyedHash(keys), now });
  const startStudio = async (keys: string): Promise<RunningHosted> => {
    const { hosted, ...settings } = readSettings({
      STUDIO_ORIGIN: 'http://localhost:4400',
      STUDIO_PASSKEYS: '1',
      STUDIO_PORT: '0',
      STUDIO_DIR: folder,
      CONTENT_DIR: folder,
      DATABASE_URL: test.url(),
      SECRET_KEY: keys,
    });
    if (!hosted) throw new Error('The settings of the test open no hosted studio');
    // What comes after the keys is of other tests.
    const workshop = (): never => {
      throw new Error('The keys are right');
    };
    return openHosted({ ...settings, hosted, log, workshop });
  };

  it('does not start with another key than the server, and says what to do but no key', async () => {
    await startServer(KEY);
    const refused = startStudio(OTHER);
    await expect(refused).rejects.toThrow(/is not that of the server.*the same SECRET_KEY/);
    await expect(refused).rejects.not.toThrow(OTHER);
    expect(lines.join('')).not.toMatch(/which-is-long-enough/);
  });

  it('starts with the key of the server, also with a newer one before it', async () => {
    await startServer(KEY);
    await expect(startStudio(KEY)).rejects.toThrow('The keys are right');
    await expect(startStudio(`${OTHER},${KEY}`)).rejects.toThrow('The keys are right');
  });

  it('does not start with the old key alone once the server has a newer one', async () => {
    await startServer(KEY);
    await startServer(OTHER, KEY);
    await expect(startStudio(KEY)).rejects.toThrow('is not that of the server');
    await expect(startStudio(`${OTHER},${KEY}`)).rejects.toThrow('The keys are right');
  });

  it('waits for the first start of a server, which decides', async () => {
    await expect(startStudio(KEY)).rejects.toThrow('Start the server once');
  });
});
