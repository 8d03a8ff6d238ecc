import { useEffect, useState } from 'react';

const QUIET_MS = 800;

/**
 * Returns a text once it has stopped changing, for a screen reader; empty for the text that the
 * page came with.
 */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === first ? '' : text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
