import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '#server/revisions/import-content.ts';
import { testPng } from '#tests/support/content/test-picture.ts';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { ENTRY, takeLastBack } from '#tests/support/studio/one-article.ts';

/** Three copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 300_000;
const WORDS = { name: 'fee-steps', en: 'Three steps', es: 'Tres pasos' };
const PICTURE = 'media/infographics/fee-steps.png';
const ON_PHONES = 'media/infographics/fee-steps-mobile.png';
let folder: string;
let studio: HostedStudio;
let ana: TestPerson;

const copied = (file: string): string => path.join(folder, 'copy', file);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-uploads-'));
  studio = await startHostedStudio({
    hasOwnMedia: true,
    databaseUrl: `sqlite:${path.join(folder, 'content.sqlite')}`,
    environment: { CONTENT_STORE: 'database', CONTENT_COPY: path.join(folder, 'copy') },
    prepare: async (database, { root }) => {
      const about = { root, who: 'operator ana', now: Date.now, check: () => undefined };
      await importContent(database, about);
      await database
        .insertInto('studio_companies')
        .values({ company_id: '*', four_eyes: 0 })
        .execute();
    },
  });
  ana = await studio.person('Ana', { '*': 'owner' });
  await ana.ask('en/board');
}, PATIENCE_MS);
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
});

async function bring(files: Readonly<Record<string, Buffer>>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(WORDS)) body.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    body.set(name, new File([new Uint8Array(bytes)], `${name}.png`));
  return ana.ask(`en/upload/${ENTRY}`, { method: 'POST', body });
}

describe('a picture that an author brings where the content is in the database', () => {
  it('is shown before it is published, goes out byte for byte, outlives the copy, and comes back', async () => {
    const picture = testPng(320, 160);
    const mobile = testPng(160, 80);
    const brought = await bring({ picture, mobile });
    expect(brought.headers.get('Location')).toBe(`/po/studio/en/entry/${ENTRY}?done=brought`);
    expect(existsSync(copied(PICTURE))).toBe(false);
    const shown = await ana.ask(`../../${PICTURE}`);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
    expect((await ana.press(`en/publish/${ENTRY}`, { note: '' })).status).toBe(303);
    expect(readFileSync(copied(PICTURE))).toEqual(picture);
    expect(readFileSync(copied(ON_PHONES))).toEqual(mobile);
    // Another node, or this one after its disk was lost, has it from the database.
    await studio.reopen({ CONTENT_COPY: path.join(folder, 'fresh') });
    expect(readFileSync(path.join(folder, 'fresh', PICTURE))).toEqual(picture);
    expect(readFileSync(path.join(folder, 'fresh', 'articles/fees/es.md'), 'utf8')).toContain(
      'fee-steps.png',
    );
    expect((await takeLastBack(ana)).status).toBe(303);
    expect(existsSync(path.join(folder, 'fresh', PICTURE))).toBe(false);
    expect(existsSync(path.join(folder, 'fresh', ON_PHONES))).toBe(false);
  });
});
