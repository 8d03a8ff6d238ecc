import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AWARDS_VARIANTS } from '#domain/visit/known-pages.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { test as base } from './site-test.ts';

export { expect } from './site-test.ts';

interface SiteOptions {
  /** How long the films and the podcast are; `none` has no such files, and `broken` no landing either. */
  media: 'short' | 'long' | 'none' | 'broken';
}

interface WorkerFixtures {
  sites: (media: SiteOptions['media']) => Promise<string>;
}

const SECONDS = { short: 1, long: 60 } as const;
const FILMS = ['major-first-check', 'major-tour-budget', 'major-quiet-season'];
const LATIN_FILMS = ['latin-first-song', 'latin-family-band', 'latin-encore'];

/** The awards landings with films and a podcast whose length a test knows: silence, as browsers play it by any name. */
export const test = base.extend<SiteOptions & { baseURL: string }, WorkerFixtures>({
  media: ['long', { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const started = new Map<string, ReturnType<typeof startSite>>();
      await use(async (media) => {
        const site = started.get(media) ?? startSite(media);
        started.set(media, site);
        return (await site).base;
      });
      for (const site of started.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sites, media }, use) => {
    await use(await sites(media));
  },
});

function startSite(media: SiteOptions['media']): ReturnType<typeof startTestServer> {
  return startTestServer({
    changeContent: (contentDir) => {
      for (const folder of ['video', 'audio'])
        rmSync(path.join(contentDir, 'media', folder), { recursive: true, force: true });
      if (media === 'broken')
        for (const variant of AWARDS_VARIANTS)
          rmSync(path.join(contentDir, 'fragments/generic', variant), { recursive: true });
      if (media === 'none' || media === 'broken') return;
      const silence = createSilence(SECONDS[media]);
      const write = (folder: string, name: string): void => {
        mkdirSync(path.join(contentDir, 'media', folder), { recursive: true });
        writeFileSync(path.join(contentDir, 'media', folder, name), silence);
      };
      for (const language of ['en', 'es']) {
        for (const film of [...FILMS, ...LATIN_FILMS])
          write('video', `${film}-${language}-AVS.mp4`);
        write('audio', `awards-podcast-${language}.mp3`);
      }
    },
  });
}

const RATE = 8_000;

/** A WAV file, eight bits a sample. */
function createSilence(seconds: number): Uint8Array {
  const length = RATE * seconds;
  const file = Buffer.alloc(44 + length, 0x80);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  return file;
}
