import type { UnknownAction } from '@reduxjs/toolkit';
import { takeOverConsent } from '../features/consent/take-over-consent.ts';
import type { Ground, GroundInPage } from '../islands/ground.ts';
import { knowScripts } from '../islands/know-scripts.ts';
import { GROUND, NOTE, readJsonInPage } from '../islands/json-in-page.ts';
import { makeStore } from '../state/store.ts';
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
import { whenCounted } from './when-counted.ts';

/** All that a still page does by itself: its state, its islands, and what depends on who is reading. */
export async function live(): Promise<void> {
  const [inPage] = readJsonInPage(GROUND) as [GroundInPage];
  if (inPage.shell.embed) return liveInFrame(inPage);
  const leavesForOtherAddress = startVisit();
  if (leavesForOtherAddress) return;
  // Until here the modules were read, which is work enough for one task.
  await pause();
  const store = makeStore();
  const ground: Ground = { ...inPage, store };
  watchErrors(store);
  beginState(store, ground.shell);
  for (const note of readJsonInPage(NOTE)) store.dispatch(note as UnknownAction);
  await pause();
  standInForHeldStyles();
  const takeUp = wakeIslands(ground);
  await pause();
  handleShell();
  keepFormsWhileOffline();
  takeOverConsent();
  followFilters(ground, takeUp);
  // Few pages have a form that keeps what is typed.
  if (document.querySelector('[data-draft], [data-draft-sent]')) {
    await knowScripts();
    const { keepDrafts } = await import('./keep-drafts.ts');
    keepDrafts(ground.shell.company.companyId);
  }
  document.documentElement.dataset['awake'] = '';

  await pause();
  const visit = await beginVisit(store, ground.shell);
  whenCounted(() => {
    // Nothing on the page waits for it.
    knowScripts()
      .then(() => import('./tell-visit.ts'))
      .then(
        ({ tellVisit }) => tellVisit(ground),
        () => undefined,
      );
  });
  askVisitor(ground, visit);
}

/** A part in a frame of another site only works: it visits nobody, keeps nothing and counts nothing. */
function liveInFrame(inPage: GroundInPage): void {
  wakeIslands({ ...inPage, store: makeStore() });
  document.documentElement.dataset['awake'] = '';
}
