import { useContext } from 'react';
import type { ShellView } from '#contracts/views/shell.ts';
import type { Place } from '../site/place.ts';
import { RenderContextReact } from '../site/render-context.ts';
import { mergeOverrides } from '../words/merge-overrides.ts';
import type { GroundInPage } from './ground.ts';
import { HOLD_SCRIPT } from './hold-presses.ts';
import { MISSING, SAY_SCRIPT } from './say-missing.ts';
import { NOTICE, OFFLINE_SCRIPT } from './say-offline.ts';
import { GROUND } from './json-in-page.ts';
import { PLACE_SCRIPT } from './keep-place.ts';
import { JsonScript } from './json-script.tsx';
import { WAYS_AHEAD } from './ways-ahead.ts';

interface StillScriptsProperties {
  shell: ShellView;
  place: Pick<Place, 'pathname' | 'search'>;
  rest: string;
}

/** What a still page carries: its ground as data, its start, and the ways ahead. */
export function StillScripts({ shell, place, rest }: StillScriptsProperties) {
  const render = useContext(RenderContextReact);
  if (render === null) throw new Error('The page has no catalogue');
  const { mark, catalogue, startScripts = [] } = render;
  const { pathname, search } = place;
  const {
    themeCss: _css,
    disclosures: _words,
    menu: _menu,
    panel: _panel,
    footer: _footer,
    ...own
  } = shell;
  const words = mergeOverrides(catalogue, shell.overrides);
  const ground: GroundInPage = {
    shell: own,
    place: { pathname, search, hash: '' },
    rest,
  };
  return (
    <>
      <p id={NOTICE} className="notice" role="status" data-offline={words.shell.offlineLink} />
      <template id={MISSING}>
        <p role="alert" data-missing="">
          {words.shell.partMissing}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an address that leaves all out is that of the page */}
          <a href="">{words.error.tryAgain}</a>
        </p>
        <p role="alert" data-missing="">
          {words.shell.offline}
        </p>
      </template>
      <JsonScript name={GROUND} data={ground} />
      <script
        nonce={mark}
        dangerouslySetInnerHTML={{
          __html: `${SAY_SCRIPT};${HOLD_SCRIPT};${OFFLINE_SCRIPT};${PLACE_SCRIPT}`,
        }}
      />
      <script
        type="speculationrules"
        nonce={mark}
        dangerouslySetInnerHTML={{ __html: WAYS_AHEAD }}
      />
      <script
        type="module"
        async
        nonce={mark}
        dangerouslySetInnerHTML={{
          __html: startScripts.map((file) => `import ${JSON.stringify(file)};`).join(''),
        }}
      />
    </>
  );
}
