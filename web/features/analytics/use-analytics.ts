import { useEffect } from 'react';
import { useShell } from '../../site/shell-context.tsx';
import { track } from '../../state/track.ts';
import { connectQueue, isVisitCounted } from './connect-queue.ts';
import { trackLinks } from './track-links.ts';
import { trackMedia } from './track-media.ts';
import { trackOpenings } from './track-openings.ts';
import { usePageViews } from './use-page-views.ts';

export interface VisitOfVisitor {
  isKnown: boolean;
  isReturnVisit: boolean;
}

/** Once it is known what kind of visit this is, everything that happens in it is noted. */
export function useAnalytics({ isKnown, isReturnVisit }: VisitOfVisitor): void {
  const { company } = useShell();

  useEffect(() => {
    const stops = [
      trackLinks(company),
      trackMedia(),
      trackOpenings(),
      // Last, so that on the way out it sends what the others have noted.
      connectQueue(company.companyId),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [company]);

  useEffect(() => {
    if (isVisitCounted()) return;
    track({ event: 'visit started', visitor: isKnown ? 'known' : 'anonymous', isReturnVisit });
    // Once: what is learned later belongs to the same visit.
    // oxlint-disable-next-line react/exhaustive-deps -- the visit begins with the first page
  }, []);

  usePageViews();
}
