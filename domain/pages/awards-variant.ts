import type { PageWith } from './pages.ts';

export type AwardsVariant = PageWith<{ isAwards: true }>;

export const AWARDS_VARIANTS = [
  'grammy-major',
  'latin-grammy',
] as const satisfies readonly AwardsVariant[];

/** Which awards landing an address names by the beginning of any of its parts; the first one counts. */
export function awardsVariantOf(pathname: string): AwardsVariant | undefined {
  for (const segment of pathname.toLowerCase().split('/')) {
    const variant = AWARDS_VARIANTS.find((name) => segment.startsWith(name));
    if (variant) return variant;
  }
  return undefined;
}
