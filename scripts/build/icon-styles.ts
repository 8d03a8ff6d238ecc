import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS, type IconSource } from '../../web/art/icon-list.ts';

const MODULE = 'virtual:icons.css';
const RESOLVED = '\0virtual:icons.css';

type Shape = [tag: string, attributes: Record<string, string | number>];

/** Draws the icons of `web/art/icon-list.ts` into the stylesheet as masks. */
export function iconStyles(): Plugin {
  return {
    name: 'sendero:icon-styles',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const rules = await Promise.all(
        Object.entries<IconSource>(ICONS).map(async ([name, source]) => {
          const fill = 'isFilled' in source && source.isFilled ? 'black' : 'none';
          return `.i-${name}{--icon:url("${dataAddress(await shapesOf(source), fill)}")}`;
        }),
      );
      return `@layer base{${BASE}${rules.join('')}}`;
    },
  };
}

const BASE =
  '.icon{display:inline-block;flex:none;width:1.25em;height:1.25em;background:currentColor;print-color-adjust:exact;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}@media (forced-colors:active){.icon{forced-color-adjust:none;background:CanvasText}}';

async function shapesOf(source: IconSource): Promise<Shape[]> {
  if ('paths' in source) return source.paths.map((d) => ['path', { d }]);
  // The package exports its icons only as components, so their shapes are read from its files.
  const file = path.resolve(`node_modules/lucide-react/dist/esm/icons/${source.lucide}.mjs`);
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData: { node: Shape[] };
  };
  return icon.node;
}

function dataAddress(shapes: readonly Shape[], fill: string): string {
  const body = shapes.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${body}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('');
}
