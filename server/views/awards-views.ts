import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { AwardsView, AwardsWatchView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { findLanding } from '../content/find-fragment.ts';
import { mediaAddress, presentSaidFilm } from './media-views.ts';
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
      podcast: { ...podcast, source: mediaAddress(podcast.audioUrl, page.content) },
    }),
  };
}
