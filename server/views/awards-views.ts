import type { AwardsEpisode, AwardsLanding } from '#contracts/content/awards-landing.ts';
import type {
  AwardsEpisodeView,
  AwardsView,
  AwardsWatchView,
  AwardsViews,
} from '#contracts/views/awards.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { assetOfSound } from '#domain/media/asset-names.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import type { ContentSet } from '../content/content-set.ts';
import { findLanding } from '../content/find-fragment.ts';
import { chaptersOf, mediaAddress, presentSaidFilm } from './media-views.ts';
import type { PageSources } from './page-sources.ts';
import { presentBlock } from './present-block.ts';

/** Returns undefined if the fragment could not be read; the page then says so. */
function findAwards(page: PageSources, variant: AwardsVariant): AwardsView | undefined {
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
        episodes: podcast.episodes.flatMap((episode) => presentEpisode(episode, page.content)),
      },
    }),
  };
}

/** None while the article with its words is not there: it is refused, and whoever cannot hear would have nothing. */
function presentEpisode(
  { audioUrl, article, ...words }: AwardsEpisode,
  content: ContentSet,
): AwardsEpisodeView[] {
  const found = content.articles.find(({ id }) => id === article);
  if (!found) return [];
  const file = content.media.get(audioUrl);
  return [
    {
      ...words,
      name: nameOfMedia(audioUrl),
      source: mediaAddress(audioUrl, content),
      seconds: file?.sound && Math.round(file.sound.seconds),
      byteLength: file?.byteLength,
      chapters: chaptersOf(assetOfSound(audioUrl), content),
      path: articlePathInCompany({ ...found, slug: found.path }),
    },
  ];
}

export const awardsViews = (page: PageSources): AwardsViews => ({
  findAwards: (variant) => findAwards(page, variant),
});
