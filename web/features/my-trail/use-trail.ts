import { useMemo, useSyncExternalStore } from 'react';
import type { TrailView } from '#contracts/views/trail.ts';
import { animalOfPlan } from '#domain/persona/plans.ts';
import type { TrailOnDevice } from '#domain/trail/merge-trails.ts';
import { planOfVisitor } from '#domain/trail/plan-of-visitor.ts';
import { walkTrail, type Trail } from '#domain/trail/walk-trail.ts';
import { useShell } from '../../site/shell-context.tsx';
import { hearTrail, parseTrail, readTrailText } from '../../state/kept-trail.ts';
import { useAppSelector } from '../../state/use-store.ts';

export interface MyTrailState {
  trail: Trail;
  /** What the device keeps of the trail alone, as it is kept. */
  keptText: string;
  /** The trail as it goes into a file. */
  onDevice: TrailOnDevice;
  /** The words of the visitor's plan; undefined before the quiz. */
  plan: TrailView['plans'][number] | undefined;
  /** The ids of the steps that are done, of this plan's animal. */
  done: readonly string[];
  /** The guides that were read, the latest first. */
  read: TrailView['guides'];
}

/** Gathers what the device knows of the visitor, whichever page they chose it on. */
export function useTrail({ plans, guides, hasMatch }: TrailView): MyTrailState {
  const { companyId } = useShell().company;
  const text = useSyncExternalStore(
    hearTrail,
    () => readTrailText(companyId),
    () => '',
  );
  const animal = useAppSelector(({ user }) => user.animal);
  const words = useAppSelector(({ user }) => user.plan);
  const ticked = useAppSelector(({ actionPlan }) => actionPlan.done);
  const ids = useAppSelector(({ articles }) => articles.readArticles);
  return useMemo(() => {
    const kept = parseTrail(text);
    const name = planOfVisitor({ animal, plan: words, done: ticked });
    const plan = plans.find((one) => one.plan === name);
    const done = (name && ticked[animalOfPlan(name)]) ?? [];
    const read = ids.toReversed().flatMap((id) => guides.find((guide) => guide.id === id) ?? []);
    const got = kept.hasMatch ? 'got' : 'open';
    const trail = walkTrail({
      plan: plan?.plan,
      stepIds: plan?.steps.map(({ id }) => id) ?? [],
      done,
      guides: read.length,
      match: hasMatch ? got : 'none',
    });
    const onDevice = { plan: name, done: ticked, read: ids, hasMatch: kept.hasMatch };
    return { trail, keptText: text, onDevice, plan, done, read };
  }, [animal, guides, hasMatch, ids, plans, text, ticked, words]);
}
