import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import type {
  AwardsEpisode,
  AwardsLanding,
  AwardsPodcast,
  AwardsVideo,
} from '../content/awards-landing.ts';
import type { BlockView } from './block.ts';
import type { FilmChapter, SaidFilmView } from './media.ts';

export interface AwardsView extends Omit<AwardsLanding, 'watch' | 'listen'> {
  watch?: AwardsWatchView;
  /** The playlist, drawn by the same component as in articles. */
  listen?: BlockView;
}

export interface AwardsWatchView extends Omit<AwardsWatch, 'videos' | 'fullVideo' | 'podcast'> {
  /** The short films, and after them the full one. */
  videos: AwardsVideoView[];
  /** The place of the full film among them; undefined where there is none. */
  fullAt: number | undefined;
  podcast?: AwardsPodcastView;
}

export interface AwardsVideoView extends Omit<AwardsVideo, 'videoConfig'> {
  film: SaidFilmView;
  transcript: string;
}

export interface AwardsEpisodeView extends Omit<AwardsEpisode, 'audioUrl' | 'article'> {
  /** The file without its ending: its name in addresses of places in it. */
  name: string;
  /** Undefined while the file does not exist, with its length, its size and its chapters. */
  source: string | undefined;
  seconds: number | undefined;
  byteLength: number | undefined;
  chapters: FilmChapter[];
  /** The page on which all its words are read, without a leading slash. */
  path: string;
}

export interface AwardsPodcastView extends Omit<AwardsPodcast, 'episodes'> {
  episodes: AwardsEpisodeView[];
}

type AwardsWatch = NonNullable<AwardsLanding['watch']>;

export interface AwardsViews {
  /** Undefined where its fragment is missing or malformed. */
  findAwards(variant: AwardsVariant): AwardsView | undefined;
}
