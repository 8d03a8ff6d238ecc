import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { MAX_VIDEOS } from '#domain/playlist/chosen-video.ts';
import { z } from 'zod';
import { haveOwnIds, line, paragraphs } from './multimedia/block-parts.ts';
import { spotifyPlaylistSchema } from './multimedia/spotify-playlist.ts';
import { navigatorCardSchema } from './navigator-card.ts';
import { planNeedsSchema } from './plan-needs.ts';
import {
  articleIdSchema,
  artNameSchema,
  filmNameSchema,
  plainText,
  slugSchema,
  soundNameSchema,
} from './texts.ts';
import { tellsWhich } from './told-names.ts';
import { sourceSchema } from './source.ts';

/** All words of a film. */
const transcript = plainText(20_000);

/** The fields without which the page cannot be shown. */
export const awardsHeadSchema = z.strictObject({
  /** The page's description in search results. */
  description: line(400),
  title: line(80),
  lead: paragraphs,
  /** The drawing behind the title. */
  scene: artNameSchema,
  navLabels: z.strictObject({ watch: line(40), listen: line(40), meetTheArtist: line(40) }),
  disclosure: paragraphs,
  /** The sources of the figures in the films and the podcast. */
  sources: z.array(sourceSchema).max(8).default([]),
});
type AwardsHead = z.infer<typeof awardsHeadSchema>;

const videoSchema = z.strictObject({
  id: slugSchema,
  title: tellsWhich('playlistFilms', line(80)),
  desc: paragraphs,
  thumbnail: artNameSchema,
  videoConfig: z.strictObject({
    asset: filmNameSchema,
    transcript,
    /** What the plan has to have for its words to be true of it: the search of others leaves it out. */
    needs: planNeedsSchema,
  }),
});
export type AwardsVideo = z.infer<typeof videoSchema>;

/** Its length and its chapters are those of its file, and its words are an article. */
const episodeSchema = z.strictObject({
  id: slugSchema,
  title: line(80),
  description: line(200),
  audioUrl: soundNameSchema,
  article: articleIdSchema,
});

const podcastSchema = z.strictObject({
  titleIconPath: artNameSchema,
  title: line(80),
  subTitle: line(120),
  episodes: z.array(episodeSchema).min(1).max(12).refine(haveOwnIds, 'an id of its own each'),
});
export type AwardsEpisode = z.infer<typeof episodeSchema>;
export type AwardsPodcast = z.infer<typeof podcastSchema>;

const artistSchema = z.strictObject({
  name: line(60),
  about: paragraphs,
  alt: line(160),
  imagePath: artNameSchema,
});
export type AwardsArtist = z.infer<typeof artistSchema>;

const bioSchema = z.strictObject({ title: line(80), content: paragraphs });

const watch = {
  title: line(80),
  desc: paragraphs,
  watchFullExperienceLabel: line(60),
  videos: z
    .array(videoSchema)
    .min(1)
    .max(MAX_VIDEOS - 1)
    .refine(haveOwnIds, 'an id of its own each'),
  /** The whole story in one film; the others are its chapters, and its label leads to it. */
  fullVideo: videoSchema.optional(),
  podcast: podcastSchema.optional(),
};

const listenSchema = spotifyPlaylistSchema;
const meetSchema = (count: number) =>
  z.strictObject({ title: line(80), artists: z.array(artistSchema).length(count) });
const nextSchema = z.strictObject({ title: line(80), cards: z.array(navigatorCardSchema).max(6) });

/** The sections are checked one by one: a malformed one is left out, and the others stay. */
export const AWARDS_SECTION_SCHEMAS = {
  'grammy-major': {
    watch: z.strictObject(watch),
    listen: listenSchema,
    meetTheArtist: meetSchema(1),
    navigator: nextSchema,
  },
  'latin-grammy': {
    watch: z.strictObject({ ...watch, bio: bioSchema }),
    listen: listenSchema,
    meetTheArtist: meetSchema(2),
    navigator: nextSchema,
  },
} as const satisfies Record<AwardsVariant, Record<string, z.ZodType>>;

/** A landing after the check; a section that was refused is missing. */
export interface AwardsLanding extends AwardsHead {
  watch?: z.infer<z.ZodObject<typeof watch>> & { bio?: z.infer<typeof bioSchema> };
  listen?: z.infer<typeof listenSchema>;
  meetTheArtist?: { title: string; artists: AwardsArtist[] };
  navigator?: z.infer<typeof nextSchema>;
}
