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

/** Tracks everything that happens in a visit, once it is known what kind of visit it is. */
export function useAnalytics({ isKnown, isReturnVisit }: VisitOfVisitor): void {
  const { company } = useShell();

  useEffect(() => {
    const stops = [
      trackLinks(company),
      trackMedia(),
      trackOpenings(),
      // The queue is connected last, so that on the way out it sends what the others have noted.
      connectQueue(company.companyId),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [company]);

  useEffect(() => {
    if (isVisitCounted()) return;
    track({ event: 'visit started', visitor: isKnown ? 'known' : 'anonymous', isReturnVisit });
    // The visit starts once; what is learned about the visitor later belongs to the same visit.
    // oxlint-disable-next-line react/exhaustive-deps -- the visit begins with the first page
  }, []);

  usePageViews();
}
