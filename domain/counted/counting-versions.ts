/**
 * A version is raised when the same numbers come out otherwise, or are said otherwise: by a rule of the
 * engine, or by what we assume. The tables of the law have their year, and need no version.
 * `tests/calculator/counting-versions.test.ts` fails where figures move without one.
 */
const CHANGES = {
  plan: { 2: ['dollars'], 3: ['highPay'] },
  hours: { 2: ['dollars', 'yearLimit'] },
} as const satisfies Record<string, Readonly<Record<number, readonly string[]>>>;

/** The two calculators, whose links and files say what they were counted with. */
export type Counted = keyof typeof CHANGES;

/** What a version changed, for whoever comes with an older link: each has a sentence. */
export type CountingChange = 'dollars' | 'yearLimit' | 'highPay';

export const COUNTING: Readonly<Record<Counted, number>> = { plan: 3, hours: 2 };

/** Links said no version before this one. */
export const UNSAID_VERSION = 1;

export function changesSince(counted: Counted, version: number): CountingChange[] {
  return Object.entries(CHANGES[counted]).flatMap(([changed, changes]) =>
    Number(changed) > version ? [...changes] : [],
  );
}
