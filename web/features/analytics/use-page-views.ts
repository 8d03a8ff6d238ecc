import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useShell } from '../../site/shell-context.tsx';
import { usePageLabel } from '../../site/use-page.ts';
import { useAppStore } from '../../state/use-store.ts';
import { tellPage } from './tell-page.ts';

/** Tells of each page that is shown. */
export function usePageViews(): void {
  const store = useAppStore();
  const shell = useShell();
  const { pathname } = useLocation();
  const rest = useMatches().at(-1)?.params['*'] ?? '';
  const label = usePageLabel();
  useEffect(
    () => tellPage(store, { pathname, rest, label, shell }),
    [store, shell, pathname, rest, label],
  );
}
