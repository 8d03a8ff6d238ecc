import { useSyncExternalStore } from 'react';
import { parseJson } from '#domain/text/parse-json.ts';
import { readItem, writeItem } from '../../../device/device-storage.ts';
import { useShell } from '../../../site/shell-context.tsx';

export interface Ticks {
  ticked: ReadonlySet<string>;
  toggle: (itemId: string) => void;
}

const NONE = '[]';

/** The ticks of this tab, for a device whose storage does not take them. */
const inThisTab = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * The ticks of one list on this device, by company. The page itself, which all visitors share,
 * holds none.
 */
export function useTicks(listId: string): Ticks {
  const { company } = useShell();
  const key = `sendero:${company.companyId}:ticks:${listId}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => readTicks(key),
    () => NONE,
  );
  return {
    ticked: idsIn(stored),
    toggle: (itemId) => {
      // The ticks are read again, because another tab may have changed some just now: only this one
      // item changes.
      const next = idsIn(readTicks(key));
      if (!next.delete(itemId)) next.add(itemId);
      writeTicks(key, JSON.stringify([...next]));
    },
  };
}

function idsIn(ticks: string): Set<string> {
  const ids = parseJson(ticks, console.warn);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readTicks(key: string): string {
  return inThisTab.get(key) ?? readItem('localStorage', key) ?? NONE;
}

function writeTicks(key: string, ticks: string): void {
  if (writeItem('localStorage', key, ticks)) inThisTab.delete(key);
  else inThisTab.set(key, ticks);
  for (const listener of listeners) listener();
}
