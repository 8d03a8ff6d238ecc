import type { AwardsEpisode, AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { AwardsEpisodeView, AwardsView, AwardsWatchView } from '#contracts/views/awards.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import type { ContentSet } from '../content/content-set.ts';
import { findLanding } from '../content/find-fragment.ts';
import { chaptersOf, mediaAddress, presentSaidFilm } from './media-views.ts';
import type { PageSources } from './page-sources.ts';
import { presentBlock } from './present-block.ts';

/** Returns undefined if the fragment could not be read; the page then says so. */
export function findAwards(page: PageSources, variant: AwardsVariant): AwardsView | undefined {
  const { content, company, code } = page;
  const landing = findLanding(content, company.companyId, variant)?.[code];
  return landing && presentAwards(landing, page);
}

/** The landing with the addresses of its films and its podcast. */
function presentAwards(
  { watch, listen, ...landing }: AwardsLanding,
  page: PageSources,
): AwardsView {
  return {
    ...landing,
    ...(watch && { watch: presentWatch(watch, page) }),
    ...(listen && { listen: presentBlock({ component: 'spotify-playlist', data: listen }, page) }),
  };
}

function presentWatch(
  { videos, fullVideo, podcast, ...words }: NonNullable<AwardsLanding['watch']>,
  page: PageSources,
): AwardsWatchView {
  return {
    ...words,
    fullAt: fullVideo && videos.length,
    videos: [...videos, ...(fullVideo ? [fullVideo] : [])].map(
      ({ videoConfig: { asset, transcript }, ...video }) => ({
        ...video,
        film: presentSaidFilm(asset, transcript, page),
        transcript,
      }),
    ),
    ...(podcast && {
      podcast: {
        ...podcast,
        ...presentSound(podcast.audioUrl, page.content),
        episodes: podcast.episodes.map((episode) => presentEpisode(episode, page.content)),
      },
    }),
  };
}

function presentEpisode(
  { audioUrl, article, ...words }: AwardsEpisode,
  content: ContentSet,
): AwardsEpisodeView {
  const found = content.articles.find(({ id }) => id === article);
  return {
    ...words,
    ...presentSound(audioUrl, content),
    byteLength: content.media.get(audioUrl)?.byteLength,
    chapters: chaptersOf(audioUrl.replace(/\.\w+$/, ''), content),
    path: found ? articlePathInCompany({ ...found, slug: found.path }) : '',
  };
}

/** The address of a recording, and how long it lasts in whole seconds. */
function presentSound(
  name: string,
  content: ContentSet,
): Pick<AwardsEpisodeView, 'source' | 'seconds'> {
  const seconds = content.media.get(name)?.sound?.seconds;
  return {
    source: mediaAddress(name, content),
    seconds: seconds === undefined ? undefined : Math.round(seconds),
  };
}
