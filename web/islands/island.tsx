import { useContext, type ReactElement } from 'react';
import { RenderContextReact } from '../site/render-context.ts';
import type { IslandName } from './island-names.ts';
import { JsonScript } from './json-script.tsx';

interface IslandProperties {
  name: IslandName;
  /**
   * `press`: when somebody points at it or focuses it; what they did meanwhile is done again.
   * `sight`: when it comes near the window, or that of it which is
   * marked with `data-sight`. `scroll`: when the page is scrolled first, because the part
   * follows it. `state`: only when the state makes it look different.
   */
  wake: 'press' | 'sight' | 'scroll' | 'state';
  /** What the browser needs to draw the part again. */
  data: Readonly<Record<string, unknown>>;
  /** True for one that looks the same on every page of a company, which is drawn once for all of them. */
  isEverywhere?: boolean;
  children: ReactElement;
}

/**
 * A part of a still page that wakes by itself. The server draws it as a root of its own, so that its
 * ids are the same when the browser wakes it. Within another island it is just a part.
 */
export function Island({ name, wake, data, isEverywhere = false, children }: IslandProperties) {
  const { drawIsland } = useContext(RenderContextReact) ?? {};
  if (!drawIsland) return children;
  const { id, html } = drawIsland(children, isEverywhere ? name : undefined);
  return (
    <>
      <div
        id={id}
        className="island"
        data-island={name}
        data-wake={wake}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <JsonScript name={id} data={data} />
    </>
  );
}
