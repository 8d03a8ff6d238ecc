import { ANIMALS, type Animal } from '../persona/animals.ts';
import { animalOfPlan, type Plan } from '../persona/plans.ts';

interface KnownOfVisitor {
  /** What the quiz found last. */
  animal: Animal | undefined;
  /** The plan that came with an animal. */
  plan: Plan | undefined;
  /** The ids of the finished steps, by animal. */
  done: Partial<Record<Animal, readonly string[]>>;
}

/** The visitor's plan: the one of the quiz, or of an animal whose steps they checked off without it. */
export function planOfVisitor({ animal, plan, done }: KnownOfVisitor): Plan | undefined {
  const own = animal ?? ANIMALS.find((name) => (done[name] ?? []).length > 0);
  return own !== undefined && plan !== undefined && animalOfPlan(plan) === own ? plan : own;
}
