import { ANIMALS, type Animal } from './animals.ts';

/**
 * What an animal says to people of whom its usual words would be untrue: the elk's are about saving
 * on the way to retirement, and not everybody whom the rules make an elk saves, or still works.
 */
export const VARIANTS = ['elk-fresh-start', 'elk-arrived'] as const;
type Variant = (typeof VARIANTS)[number];

/** Every plan has words and three steps of its own. */
export const PLANS = [...ANIMALS, ...VARIANTS] as const;
export type Plan = (typeof PLANS)[number];

export function findPlan(name: string | null | undefined): Plan | undefined {
  return PLANS.find((plan) => plan === name);
}

export function isVariant(plan: Plan): plan is Variant {
  return VARIANTS.some((variant) => variant === plan);
}

/** The animal whose plan it is: by it the visitor is known, whichever words they read. */
export function animalOfPlan(plan: Plan): Animal {
  return isVariant(plan) ? 'elk' : plan;
}
