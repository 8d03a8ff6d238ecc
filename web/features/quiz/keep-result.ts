import type { Plan } from '#domain/persona/plans.ts';
import type { Listen } from '../../islands/listen.ts';
import { completeQuiz } from '../../state/complete-quiz.ts';

/**
 * Keeps a new result once, and takes its mark out of the address so that the address can be shared.
 * What covered the result for a moment goes away.
 */
export const keepResult: Listen = (place, { store }, { plan }) => {
  completeQuiz(store, plan as Plan, new Date());
  const url = new URL(location.href);
  url.searchParams.delete('from');
  history.replaceState(history.state, '', url);
  const [cover] = place.children;
  const over = cover?.getAnimations().map(({ finished }) => finished) ?? [];
  void Promise.allSettled(over).then(() => cover?.remove());
};
