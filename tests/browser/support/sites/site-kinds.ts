import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AWARDS_VARIANTS } from '#domain/pages/awards-variant.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { HISPANIC_MASTER } from '#tests/support/landings/hispanic-master.ts';
import { startFormSite } from '#tests/support/mail/form-site.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { startSponsorSite } from './sponsor-site.ts';

/** A site with what a test may ask of it beside its pages; questions and answers cross as JSON. */
interface KeptSite {
  base: string;
  answers: Readonly<Record<string, (...asked: never[]) => unknown>>;
  close: () => Promise<void>;
}

/**
 * The length of the films and the podcast; `none` has no such files, and `broken` has no landing
 * either.
 */
export type MediaLength = 'short' | 'long' | 'none' | 'broken';

/** Black and silent media of a second and of a minute, as a film and as a recording. */
const SILENCE = path.join(import.meta.dirname, '../silence');
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

/** The sites that tests open beside the one that all share. */
export const SITE_KINDS = {
  /** Its outbox can be read, its captcha is cheap, and limits used up an hour ago do not affect this run. */
  forms: async () => {
    const { mails, count, hide, show, ...site } = await startFormSite();
    return { ...site, answers: { mails, count, hide, show } };
  },
  /** The awards landings with films and a podcast of known length. */
  media: async (media: MediaLength) => ({
    ...(await startTestServer({ changeContent: (contentDir) => setMedia(contentDir, media) })),
    answers: {},
  }),
  /** More articles than a page shows. */
  'long-lists': async () => ({
    ...(await startTestServer({
      changeContent: (contentDir) => {
        for (let at = 0; at < 240; at += 1)
          writeFixtureArticle(contentDir, { id: `more-${at.toString(36)}`, kind: 'basic' });
      },
    })),
    answers: {},
  }),
  'without-hispanic': async () => ({
    ...(await startTestServer({
      changeContent: (contentDir) =>
        rmSync(path.join(contentDir, path.dirname(HISPANIC_MASTER)), { recursive: true }),
    })),
    answers: {},
  }),
  sponsor: startSponsorSite,
  /** All that it writes can be read: its database is this file, and its log is told. */
  watched: async (database: string) => {
    const { logged, ...site } = await startTestServer({
      environment: { DATABASE_URL: `sqlite:${database}` },
    });
    return { ...site, answers: { logged } };
  },
} satisfies Record<string, (asked: never) => Promise<KeptSite>>;

export type SiteKind = keyof typeof SITE_KINDS;
/** What the site is opened with. */
export type OptionsOf<Kind extends SiteKind> = Parameters<(typeof SITE_KINDS)[Kind]>;
export type AnswersOf<Kind extends SiteKind> = Awaited<
  ReturnType<(typeof SITE_KINDS)[Kind]>
>['answers'];

function setMedia(contentDir: string, media: MediaLength): void {
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
    for (const film of [...FILMS, ...LATIN_FILMS]) write('video', `${film}-${language}-AVS.mp4`);
    for (const episode of EPISODES) write('audio', `podcast-${episode}-${language}.mp3`);
  }
}
