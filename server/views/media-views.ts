import type { FilmChapter, FilmView, PictureView, SaidFilmView } from '#contracts/views/media.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import { getLanguage, LANGUAGES } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { chaptersFile, mobileVideoAsset } from '#domain/media/asset-names.ts';
import { timePassages } from '#domain/media/time-passages.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { PageSources } from './page-sources.ts';

export function mediaAddress(name: string, content: ContentSet): string | undefined {
  const file = content.media.get(name);
  return file && `/media/files/${file.hash}/${file.name}`;
}

export function presentPicture(name: string, content: ContentSet): PictureView | undefined {
  const src = mediaAddress(name, content);
  const size = content.media.get(name)?.size;
  return src === undefined ? undefined : { src, width: size?.width, height: size?.height };
}

/** The length of a film as its file says it, in whole seconds. */
export function filmSeconds(asset: string, content: ContentSet): number | undefined {
  const seconds = content.media.get(`${asset}.mp4`)?.film?.seconds;
  return seconds === undefined ? undefined : Math.round(seconds);
}

/** Where the parts of a film or a recording begin, as a file beside the captions says. */
export function chaptersOf(asset: string, content: ContentSet): FilmChapter[] {
  const cues = content.media.get(chaptersFile(asset))?.captions?.cues ?? [];
  return cues.map(({ start, text }) => ({ start, title: text }));
}

/** The files of a film by the name of its asset; missing files are left out. */
export function presentFilm(asset: string, content: ContentSet): FilmView {
  return {
    name: nameOfMedia(asset),
    language: LANGUAGE_CODES.find((code) => asset.endsWith(`-${code}-AVS`)),
    source: mediaAddress(`${asset}.mp4`, content),
    mobileSource: mediaAddress(`${mobileVideoAsset(asset)}.mp4`, content),
    poster: mediaAddress(`${asset}.jpg`, content),
    captions: LANGUAGES.flatMap((language) => {
      const { code, name } = getLanguage(language);
      const source = mediaAddress(`${asset}-${code}.vtt`, content);
      return source === undefined ? [] : [{ language: code, label: name, source }];
    }),
    seconds: filmSeconds(asset, content),
    chapters: chaptersOf(asset, content),
  };
}

type SaidSources = Pick<PageSources, 'content' | 'code' | 'fillIn'>;

/** A film with the times of its transcript, which its captions in the same language know. */
export function presentSaidFilm(
  asset: string,
  transcript: string,
  { content, code, fillIn }: SaidSources,
): SaidFilmView {
  return {
    ...presentFilm(asset, content),
    times: findTimes(asset, fillIn(transcript), { content, code }),
  };
}

/** When each paragraph of a film's transcript is said. */
export function findTimes(
  asset: string,
  transcript: string,
  { content, code }: Pick<PageSources, 'content' | 'code'>,
): Array<number | null> {
  return timePassages(transcript, content.media.get(`${asset}-${code}.vtt`)?.captions?.cues ?? []);
}
