import type { LanguageCode } from '#domain/language/language.ts';

export interface PictureView {
  src: string;
  width: number | undefined;
  height: number | undefined;
}

/** The files of a film that are there. */
export interface FilmView {
  /** What analytics calls it, the same for the phone's copy. */
  name: string;
  /** Whose words stand in its pictures, where its name says so. */
  language: LanguageCode | undefined;
  source: string | undefined;
  mobileSource: string | undefined;
  poster: string | undefined;
  captions: Array<{ language: string; label: string; source: string }>;
}
