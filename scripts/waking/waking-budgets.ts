import type { PageName } from '#domain/pages/pages.ts';
import type { Waking } from './read-waking.ts';

/** What a page may do until something is used: counts are the same on every machine, times are not. */
export interface WakingBudget extends Waking {
  /** Calls of functions of ours, nested ones too. */
  calls: number;
}

const KB = 1_024;

/**
 * A page that is read: times of a slow phone in milliseconds, with what ten runs on a quiet machine
 * differ by.
 */
const STILL: WakingBudget = {
  longest: 75,
  blocking: 25,
  afterPaint: 300,
  scriptBytes: 18 * KB,
  calls: 1_500,
};

/** Large pages; what they do by themselves needs no React. */
const MOVING: WakingBudget = {
  ...STILL,
  afterPaint: 420,
  scriptBytes: 29 * KB,
};

/** What keeps the draft of a form comes with its page. */
const ASKING: WakingBudget = { ...STILL, scriptBytes: 29 * KB };

const OTHERS: Partial<Record<PageName, WakingBudget>> = {
  // Its twelve drawings come after the words.
  glossary: { ...STILL, afterPaint: 420 },
  // The player of its film.
  'minute-article': { ...STILL, calls: 2_050 },
  inflation: { ...MOVING, scriptBytes: STILL.scriptBytes },
  hispanic: MOVING,
  'grammy-major': MOVING,
  'latin-grammy': MOVING,
  roadtrip: { ...MOVING, scriptBytes: STILL.scriptBytes },
  calculator: ASKING,
  'own-savings': ASKING,
  'money-question': ASKING,
  'contact-us': ASKING,
  // The answer that was given is shown again after Back.
  'quiz-question': { ...STILL, scriptBytes: 35 * KB },
};

export function wakingBudgetOf(page: PageName): WakingBudget {
  return OTHERS[page] ?? STILL;
}

/** The figures that are over their budget, each in words. */
export function findOverBudget(measured: Partial<WakingBudget>, budget: WakingBudget): string[] {
  return Object.entries(measured)
    .filter(([figure, value]) => value > budget[figure as keyof WakingBudget])
    .map(([figure, value]) => `${figure} ${value} of ${budget[figure as keyof WakingBudget]}`);
}
