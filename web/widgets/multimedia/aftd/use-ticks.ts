import { useSyncExternalStore } from 'react';
import { parseJson } from '#domain/text/parse-json.ts';
import { useShell } from '../../../i18n/shell-context.tsx';

export interface Ticks {
  ticked: ReadonlySet<string>;
  toggle: (itemId: string) => void;
}

const NONE = '[]';

/** What was ticked off in this tab, for where the device may not remember it. */
const inThisTab = new Map<string, string>();
const listeners = new Set<() => void>();

/** What was ticked off a list on this device, by company; nothing in the page that everybody shares. */
export function useTicks(listId: string): Ticks {
  const { company } = useShell();
  const key = `sendero:${company.companyId}:ticks:${listId}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => readTicks(key),
    () => NONE,
  );
  const ids = parseJson(stored, console.warn);
  const ticked = new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  return {
    ticked,
    toggle: (itemId) => {
      const next = new Set(ticked);
      if (!next.delete(itemId)) next.add(itemId);
      writeTicks(key, JSON.stringify([...next]));
    },
  };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function readTicks(key: string): string {
  const known = inThisTab.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key) ?? NONE;
  } catch {
    // Storage may be forbidden: the list then starts fresh.
    return NONE;
  }
}

function writeTicks(key: string, ticks: string): void {
  inThisTab.set(key, ticks);
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, ticks);
  } catch {
    // Full or forbidden: the list works on without remembering.
  }
}
