import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AWARDS_VARIANTS } from '#domain/pages/awards-variant.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { test as base } from './site-test.ts';

export { expect } from './site-test.ts';

interface SiteOptions {
  /**
   * The length of the films and the podcast; `none` has no such files, and `broken` has no landing
   * either.
   */
  media: 'short' | 'long' | 'none' | 'broken';
}

interface WorkerFixtures {
  sites: (media: SiteOptions['media']) => Promise<string>;
}

/** Black and silent media of a second and of a minute, as a film and as a recording. */
const SILENCE = path.join(import.meta.dirname, 'silence');
const FILMS = ['major-first-check', 'major-tour-budget', 'major-quiet-season', 'major-full'];
const LATIN_FILMS = ['latin-first-song', 'latin-family-band', 'latin-encore', 'latin-full'];
const EPISODES = ['first-check', 'quiet-months', 'fifth-chair', 'one-more-song'];

/** The parts of the first film and of the first episode, if they last a minute. */
const CHAPTERS = `WEBVTT

00:00.000 --> 00:20.000
The check

00:20.000 --> 01:00.000
The slice
`;

/** The awards landings with a film and a podcast of known length. */
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
      const write = (folder: string, name: string): void => {
        mkdirSync(path.join(contentDir, 'media', folder), { recursive: true });
        const silence = path.join(SILENCE, `${media}${path.extname(name)}`);
        copyFileSync(silence, path.join(contentDir, 'media', folder, name));
      };
      for (const asset of [`${FILMS[0]}-en-AVS`, `podcast-${EPISODES[0]}-en`]) {
        const file = path.join(contentDir, `media/captions/${asset}-chapters.vtt`);
        // The copy's media are links: written over, the file of this checkout would change, too.
        rmSync(file, { force: true });
        writeFileSync(file, CHAPTERS);
      }
      for (const language of ['en', 'es']) {
        for (const film of [...FILMS, ...LATIN_FILMS])
          write('video', `${film}-${language}-AVS.mp4`);
        for (const episode of EPISODES) write('audio', `podcast-${episode}-${language}.mp3`);
      }
    },
  });
}
