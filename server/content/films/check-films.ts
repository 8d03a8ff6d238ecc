import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { mobileVideoAsset } from '#domain/media/asset-names.ts';
import { coveredShare } from '#domain/media/captions.ts';
import type { MediaFile } from '../content-set.ts';

/** The largest file that a phone may be asked to load. */
export const MOST_FILM_BYTES = 3_000_000;
export const MOST_POSTER_BYTES = 40_000;
export const LEAST_COVERED = 0.95;

type Media = ReadonlyMap<string, MediaFile>;

/**
 * Lists what a film still lacks before it can be shown to everyone. A lack fails the content check
 * but does not refuse the content: while a film is being made, the page shows its words.
 */
export function findFilmMistakes(asset: string, media: Media): string[] {
  const names = [`video/${asset}.mp4`, `video/${mobileVideoAsset(asset)}.mp4`];
  const found = names.map((name) => media.get(name.slice(name.indexOf('/') + 1)));
  const captions = LANGUAGE_CODES.map((language) => `captions/${asset}-${language}.vtt`);
  const missing = [...names, `posters/${asset}.jpg`, ...captions]
    .filter((name) => !media.has(name.slice(name.indexOf('/') + 1)))
    .map((name) => `expected the file content/media/${name}`);
  const poster = media.get(`${asset}.jpg`);
  return [
    ...missing,
    ...found.flatMap((film) => (film ? findFileMistakes(film) : [])),
    ...(poster && poster.byteLength > MOST_POSTER_BYTES
      ? [`expected a poster of at most ${MOST_POSTER_BYTES} bytes`]
      : []),
    ...findCoverMistakes(asset, media),
  ];
}

function findFileMistakes({ name, film: head, byteLength }: MediaFile): string[] {
  if (head === undefined) return [`expected an MP4, found something else in ${name}`];
  const mistakes: string[] = [];
  if (!head.isFastStart)
    mistakes.push(`expected ${name} with its index first (-movflags +faststart)`);
  if (byteLength > MOST_FILM_BYTES)
    mistakes.push(`expected at most ${MOST_FILM_BYTES} bytes, found ${byteLength} in ${name}`);
  return mistakes;
}

function findCoverMistakes(asset: string, media: Media): string[] {
  const seconds = media.get(`${asset}.mp4`)?.film?.seconds;
  if (seconds === undefined) return [];
  return LANGUAGE_CODES.flatMap((language) => {
    const file = media.get(`${asset}-${language}.vtt`);
    if (!file?.captions) return [];
    return coveredShare(file.captions.cues, seconds) >= LEAST_COVERED
      ? []
      : [`expected captions from beginning to end, found less in ${file.name}`];
  });
}
