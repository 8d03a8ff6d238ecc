import { connectQueue, isVisitCounted } from '../features/analytics/connect-queue.ts';
import { tellPage, type Page } from '../features/analytics/tell-page.ts';
import { trackLinks } from '../features/analytics/track-links.ts';
import { trackMedia } from '../features/analytics/track-media.ts';
import { trackOpenings } from '../features/analytics/track-openings.ts';
import { trackTelling } from '../features/analytics/track-telling.ts';
import type { Ground } from '../islands/ground.ts';
import { track } from '../state/track.ts';
import { visitorOfThisAddress } from '../visit/start-visit.ts';

/** Tracks everything that happens on the page, once it is known what kind of visit it is. */
export function tellVisit(ground: Ground): void {
  const { store, shell } = ground;
  const { user } = store.getState();
  const { via } = visitorOfThisAddress();
  trackLinks(shell.company);
  trackMedia();
  trackTelling();
  trackOpenings();
  // The queue is connected last, so that on the way out it sends what the others have noted.
  connectQueue(shell.company.companyId);
  if (!isVisitCounted())
    track({
      event: 'visit started',
      visitor: user.uid === undefined ? 'anonymous' : 'known',
      isReturnVisit: user.isReturnVisit,
      ...(via !== undefined && { via }),
    });
  let stop: (() => void) | undefined;
  ground.onPage = () => {
    stop?.();
    const label = document.getElementById('main')?.dataset['pageLabel'] as Page['label'];
    stop = tellPage(store, { pathname: location.pathname, rest: ground.rest, label, shell });
  };
  ground.onPage();
}
