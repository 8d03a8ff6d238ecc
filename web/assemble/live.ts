import type { UnknownAction } from '@reduxjs/toolkit';
import { connectQueue, isVisitCounted } from '../features/analytics/connect-queue.ts';
import { tellPage, type Page } from '../features/analytics/tell-page.ts';
import { trackLinks } from '../features/analytics/track-links.ts';
import { trackMedia } from '../features/analytics/track-media.ts';
import { trackOpenings } from '../features/analytics/track-openings.ts';
import { takeOverConsent } from '../features/consent/take-over-consent.ts';
import type { Ground, GroundInPage } from '../islands/ground.ts';
import { GROUND, NOTE, readJsonInPage } from '../islands/json-in-page.ts';
import { makeStore } from '../state/store.ts';
import { track } from '../state/track.ts';
import { beginState } from '../visit/begin-state.ts';
import { beginVisit } from '../visit/begin-visit.ts';
import { startVisit } from '../visit/start-visit.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { askVisitor } from './ask-visitor.ts';
import { followFilters } from './follow-filters.ts';
import { handleShell } from './handle-shell.ts';
import { keepFormsWhileOffline } from './keep-forms.ts';
import { standInForHeldStyles } from './held-styles.ts';
import { pause, wakeIslands } from './wake-islands.ts';

/** All that a still page does by itself: its state, its islands, and what depends on who is reading. */
export async function live(): Promise<void> {
  const leavesForOtherAddress = startVisit();
  if (leavesForOtherAddress) return;
  const [inPage] = readJsonInPage(GROUND) as [GroundInPage];
  const store = makeStore();
  const ground: Ground = { ...inPage, store };
  watchErrors(store);
  beginState(store, ground.shell);
  for (const note of readJsonInPage(NOTE)) store.dispatch(note as UnknownAction);
  standInForHeldStyles();
  const takeUp = wakeIslands(ground);
  handleShell();
  keepFormsWhileOffline(ground.offline);
  takeOverConsent();
  followFilters(ground, takeUp);
  document.documentElement.dataset['awake'] = '';

  await pause();
  const visit = await beginVisit(store, ground.shell);
  tellVisit(ground);
  askVisitor(ground, visit);
}

/** Tracks everything that happens on the page, once it is known what kind of visit it is. */
function tellVisit({ store, shell, rest }: Ground): void {
  const { user } = store.getState();
  trackLinks(shell.company);
  trackMedia();
  trackOpenings();
  // The queue is connected last, so that on the way out it sends what the others have noted.
  connectQueue(shell.company.companyId);
  if (!isVisitCounted())
    track({
      event: 'visit started',
      visitor: user.uid === undefined ? 'anonymous' : 'known',
      isReturnVisit: user.isReturnVisit,
    });
  const label = document.getElementById('main')?.dataset['pageLabel'] as Page['label'];
  tellPage(store, { pathname: location.pathname, rest, label, shell });
}
