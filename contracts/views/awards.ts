import type { AwardsLanding, AwardsPodcast, AwardsVideo } from '../content/awards-landing.ts';
import type { BlockView } from './block.ts';
import type { SaidFilmView } from './media.ts';

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

export interface AwardsPodcastView extends AwardsPodcast {
  /** Undefined while the file does not exist. */
  source: string | undefined;
}

type AwardsWatch = NonNullable<AwardsLanding['watch']>;
