import type { Plan } from '../persona/plans.ts';

/** What the visitor of one company has chosen, wherever on the site they did. */
export interface Walked {
  /** Undefined before the quiz. */
  plan: Plan | undefined;
  /** The steps of the plan, in their order. */
  stepIds: readonly string[];
  /** The steps that are checked off; those of other plans may be among them. */
  done: readonly string[];
  /** How many guides were read. */
  guides: number;
  /** `none` where the company's plan has no match. */
  match: 'none' | 'open' | 'got';
}

type WaypointKind = 'guides' | 'match' | 'step';

export interface Waypoint {
  kind: WaypointKind;
  /** The id of a step; the kind of anything else. */
  id: string;
  state: 'done' | 'now' | 'ahead';
}

/** The one thing to do next. */
type NextStep =
  { kind: 'quiz' } | { kind: 'step'; id: string } | { kind: 'match' } | { kind: 'look-again' };

export interface Trail {
  isEmpty: boolean;
  waypoints: Waypoint[];
  next: NextStep;
  stepsDone: number;
  /** The flag is up when all steps are done. */
  isFlagUp: boolean;
}

/** Draws one path from what was chosen: the guides that were read, the match, the steps, and a flag. */
export function walkTrail({ plan, stepIds, done, guides, match }: Walked): Trail {
  const open = stepIds.filter((id) => !done.includes(id));
  const isFlagUp = stepIds.length > 0 && open.length === 0;
  const next = decideNext({ plan, open, match });
  const nextId = next.kind === 'step' ? next.id : next.kind;
  const stateOf = (id: string, isDone: boolean): Waypoint['state'] => {
    if (isDone) return 'done';
    return id === nextId ? 'now' : 'ahead';
  };
  return {
    isEmpty: plan === undefined && guides === 0 && match !== 'got',
    waypoints: [
      { kind: 'guides', id: 'guides', state: stateOf('guides', guides > 0) },
      ...(match === 'none'
        ? []
        : [{ kind: 'match', id: 'match', state: stateOf('match', match === 'got') } as const]),
      ...stepIds.map(
        (id) => ({ kind: 'step', id, state: stateOf(id, !open.includes(id)) }) as const,
      ),
    ],
    next,
    stepsDone: stepIds.length - open.length,
    isFlagUp,
  };
}

/** The steps come first: they were made for who answered. The match waits for nobody's quiz. */
function decideNext({
  plan,
  open: [first],
  match,
}: Pick<Walked, 'plan' | 'match'> & { open: readonly string[] }): NextStep {
  if (plan === undefined) return { kind: 'quiz' };
  if (first !== undefined) return { kind: 'step', id: first };
  return match === 'open' ? { kind: 'match' } : { kind: 'look-again' };
}
