import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RenderContext } from '../site/render-context.ts';
import { loadTexts, type Catalogue, type IslandTexts } from '../words/catalogue.ts';
import { noteTyped } from './give-back.ts';
import type { Ground } from './ground.ts';
import { IslandProviders } from './island-providers.tsx';
import { keepFieldsFromReact } from './keep-from-react.ts';

interface IslandToHydrate {
  place: Element;
  Part: ComponentType<Record<string, unknown>>;
  data: Record<string, unknown>;
  /** The names of its texts beside the site's. */
  texts: readonly IslandTexts[];
  ground: Ground;
}

/** Loads what a part says, and returns what lets it take over its place in the page. */
export async function prepareIsland(island: IslandToHydrate): Promise<() => Promise<void>> {
  const render = await loadRenderContext(island.ground, island.texts);
  return () => hydrateIsland(island, render);
}

/** Done once the part has taken over. */
async function hydrateIsland(island: IslandToHydrate, render: RenderContext): Promise<void> {
  const { place, Part, data, ground } = island;
  const typed = noteTyped(place);
  const giveFieldsToReact = keepFieldsFromReact(place);
  await new Promise<void>((resolve) => {
    const onAwake = (): void => {
      // From now on the part hears itself what is pressed.
      place.setAttribute('data-awake', '');
      giveFieldsToReact();
      typed.look();
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        place,
        <IslandProviders {...ground} render={render}>
          <Awake onAwake={onAwake}>
            <Part {...data} />
          </Awake>
        </IslandProviders>,
        { identifierPrefix: place.id, onRecoverableError: noteRecovered },
      );
    });
  });
  typed.giveBack();
}

/** Draws a part that no server drew, such as a question over the page. */
export async function drawOverPage(
  part: ReactNode,
  texts: readonly IslandTexts[],
  ground: Ground,
): Promise<void> {
  const render = await loadRenderContext(ground, texts);
  const place = document.createElement('div');
  place.className = 'island';
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'over' }).render(
    <IslandProviders {...ground} render={render}>
      {part}
    </IslandProviders>,
  );
}

async function loadRenderContext(
  { shell: { language } }: Ground,
  names: readonly IslandTexts[],
): Promise<RenderContext> {
  const texts = await Promise.all(
    (['site', ...names] as const).map((name) => loadTexts(name, language)),
  );
  return {
    catalogue: Object.assign({}, ...texts) as Catalogue,
    mark: undefined,
    consentHtml: '',
  };
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * React has already recovered by rendering the part anew: the fault is ours, and the visitor need
 * not be told.
 */
function noteRecovered(error: unknown): void {
  // oxlint-disable-next-line no-console -- a fault: a warning would pass the tests
  console.error(`Drawn anew: ${String(error)}`);
}
