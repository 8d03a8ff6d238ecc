import { useEffect, useState } from 'react';
import { parseJson } from '#domain/text/parse-json.ts';
import { useShell } from '../../../i18n/shell-context.tsx';

export interface Ticks {
  ticked: ReadonlySet<string>;
  toggle: (itemId: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What was ticked off a list on this device, by company. */
export function useTicks(listId: string): Ticks {
  const { company } = useShell();
  const key = `sendero:${company.companyId}:ticks:${listId}`;
  const [ticked, setTicked] = useState(NONE);
  // After hydration, as what the device remembers is not in the page everybody shares.
  useEffect(() => setTicked(readTicks(key)), [key]);
  return {
    ticked,
    toggle: (itemId) => {
      const next = new Set(ticked);
      if (!next.delete(itemId)) next.add(itemId);
      setTicked(next);
      writeTicks(key, next);
    },
  };
}

function readTicks(key: string): ReadonlySet<string> {
  try {
    const stored = parseJson(localStorage.getItem(key) ?? '[]', console.warn);
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    // Storage may be forbidden: the list then starts fresh.
    return NONE;
  }
}

function writeTicks(key: string, ticked: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ticked]));
  } catch {
    // Full or forbidden: the list works on without remembering.
  }
}
