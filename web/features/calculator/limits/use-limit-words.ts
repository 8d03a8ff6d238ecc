import { useTranslations } from 'use-intl';
import type { LimitOfAge } from './list-limits.ts';

const WORDS = {
  everyone: 'limitsEveryone',
  under: 'limitsUnder',
  from: 'limitsFrom',
  sixties: 'limitsSixties',
} as const;

/** Whose limit it is. */
export function useLimitWords(catchUpAge: number): (kind: LimitOfAge['kind']) => string {
  const t = useTranslations('calculator');
  return (kind) => t(WORDS[kind], { age: String(catchUpAge) });
}
