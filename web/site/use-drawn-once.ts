import { useContext, type ReactNode } from 'react';
import { RenderContextReact } from './render-context.ts';

/**
 * The HTML of a part that many pages of a company have in common, which the server draws once for all of
 * them. The part is told the shell, and no place; what else it is drawn from belongs into its name.
 */
export function useDrawnOnce(name: string, part: ReactNode): { __html: string } {
  const { drawOnce } = useContext(RenderContextReact) ?? {};
  if (!drawOnce) throw new Error('Only the server draws what stands around a page');
  return { __html: drawOnce(name, part) };
}
