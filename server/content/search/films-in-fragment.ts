import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import { HISPANIC_LANDING, type HispanicLanding } from '#contracts/content/hispanic-landing.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { AWARDS_VARIANTS } from '#domain/pages/awards-variant.ts';
import type { PlanPart } from '#domain/plan/plan-has.ts';

/** A film where an author has put it. */
export interface AuthoredFilm {
  /** The field of the fragment that it is in; a company may hide it. */
  field: string;
  /** Its place in a list of films of which one is shown at a time. */
  at: number;
  asset: string;
  title: string;
  transcript: string;
  needs: readonly PlanPart[];
}

/** The films in a fragment, by the kind of the fragment: its loader has checked it. */
export function listFilmsInFragment(kind: string, fragment: object): AuthoredFilm[] {
  if (kind === HISPANIC_LANDING) return ofHispanic(fragment as HispanicLanding);
  if ((AWARDS_VARIANTS as readonly string[]).includes(kind))
    return ofAwards(fragment as AwardsLanding);
  return ofBlocks((fragment as { multimedia?: readonly Block[] }).multimedia ?? []);
}

function ofHispanic(landing: HispanicLanding): AuthoredFilm[] {
  return (['section_2', 'section_6', 'section_8'] as const).flatMap((field) => {
    const video = landing[field]?.videoConfig;
    return video ? [{ ...video, field, at: 0, asset: video.dynamicMediaParams }] : [];
  });
}

function ofAwards({ watch }: AwardsLanding): AuthoredFilm[] {
  if (!watch) return [];
  const { videos, fullVideo } = watch;
  // The full film stands last in the list.
  return [...videos, ...(fullVideo ? [fullVideo] : [])].map(({ title, videoConfig }, at) => ({
    ...videoConfig,
    field: 'watch',
    at,
    title,
  }));
}

function ofBlocks(blocks: readonly Block[]): AuthoredFilm[] {
  return blocks.flatMap((block) => {
    if (block.component !== 's7Viewer' || block.data.transcript === undefined) return [];
    const { asset, title, transcript } = block.data;
    return [{ field: 'multimedia', at: 0, asset, title, transcript, needs: [] }];
  });
}
