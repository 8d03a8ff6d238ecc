import { createContext, useContext } from 'react';
import type { ShellView } from '#contracts/views/shell.ts';

export const ShellContext = createContext<ShellView | null>(null);

/** The company and language of the page; every page has them. */
export function useShell(): ShellView {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('The page has no shell');
  return shell;
}
