import type { PageRenderer } from '#server/pages/ssr.ts';

export interface GatedRenderer {
  wrap: (renderer: PageRenderer) => Pick<PageRenderer, 'render'>;
  /** The addresses that were rendered, in order. */
  rendered: string[];
  /** From now on renders begin but do not end. */
  close: () => void;
  /** Lets all waiting renders end, and later ones pass. */
  open: () => void;
  /** The number of renders that have begun and wait. */
  waiting: () => number;
}

/** Counts renders, and can hold them as long as a real page might take. */
export function createGatedRenderer(): GatedRenderer {
  const rendered: string[] = [];
  let held: Array<() => void> | undefined;
  return {
    rendered,
    wrap: (renderer) => ({
      render: async (request, page, mark) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(`${pathname}${search}`);
        const response = await renderer.render(request, page, mark);
        if (held) await new Promise<void>((release) => held?.push(release));
        return response;
      },
    }),
    close: () => {
      held = [];
    },
    open: () => {
      const releases = held ?? [];
      held = undefined;
      for (const release of releases) release();
    },
    waiting: () => held?.length ?? 0,
  };
}
