import type { LanguageCode } from '#domain/language/language.ts';

export interface PictureView {
  src: string;
  width: number | undefined;
  height: number | undefined;
}

export interface FilmChapter {
  /** Where it begins, in seconds of the film. */
  start: number;
  title: string;
}

/** The files of a film that exist. */
export interface FilmView {
  /** The film's name in analytics, the same for the phone's copy. */
  name: string;
  /** The language of the words in the picture, where the film's name says it. */
  language: LanguageCode | undefined;
  source: string | undefined;
  mobileSource: string | undefined;
  poster: string | undefined;
  captions: Array<{ language: string; label: string; source: string }>;
  /** How long the file lasts; undefined while there is none. */
  seconds: number | undefined;
  /** In the language of the words in the picture; empty for a film of one part. */
  chapters: FilmChapter[];
}

/** A film with what is said in it. */
export interface SaidFilmView extends FilmView {
  /** The second at which each paragraph of its transcript is said; null where nobody knows. */
  times: Array<number | null>;
}
