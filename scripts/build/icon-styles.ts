import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS, type IconSource } from '../../web/art/icon-list.ts';

const MODULE = 'virtual:icons.css';
const RESOLVED = '\0virtual:icons.css';

type Shape = [tag: string, attributes: Record<string, string | number>];

/** Draws the icons of `web/art/icon-list.ts` into the stylesheet as one sheet of masks. */
export function iconStyles(): Plugin {
  return {
    name: 'sendero:icon-styles',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const sources = Object.entries<IconSource>(ICONS);
      const cells = await Promise.all(sources.map(([, source]) => cellOf(source)));
      const places = sources.map(([name], place) => `.i-${name}{--place:${place}}`);
      return `@layer base{${baseOf(cells)}${places.join('')}}`;
    },
  };
}

/** The frame of an icon, and the distance from one to the next: whole icons apart, so that each begins on a whole pixel. */
const FRAME = 24;
const PITCH = 2 * FRAME;
/** Each lies within the one before, as a step that is always the same compresses to nothing. */
const NEXT = `<g transform='translate(${PITCH})'>`;

/**
 * One sheet for all of them: a browser makes a document of its own for each address of a drawing, and for
 * those of thirteen icons that took more time than the styles of the whole page.
 */
function baseOf(cells: readonly string[]): string {
  const width = PITCH * cells.length - FRAME;
  const place = `calc(var(--place)*100%/${cells.length - 1})`;
  // Named, as the build says each mask twice: once for browsers of before 2024.
  const mask = `var(--icons) ${place} 0/${(width / FRAME) * 100}% 100% no-repeat`;
  return `.icon{--icons:url("${sheetAddress(cells, width)}");display:inline-block;flex:none;width:1.25em;height:1.25em;background:currentColor;print-color-adjust:exact;mask:${mask}}@media (forced-colors:active){.icon{forced-color-adjust:none;background:CanvasText}}`;
}

function sheetAddress(cells: readonly string[], width: number): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${FRAME}' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${cells.join(NEXT)}${'</g>'.repeat(cells.length - 1)}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23')}`;
}

async function cellOf(source: IconSource): Promise<string> {
  const filled = 'isFilled' in source && source.isFilled ? { fill: 'black' } : {};
  return joinPaths(await shapesOf(source))
    .map(([tag, attributes]) => `<${tag}${attributesOf({ ...attributes, ...filled })}/>`)
    .join('');
}

/** The lines of an icon as one path: between two of them there is nothing to say. */
function joinPaths(shapes: readonly Shape[]): Shape[] {
  const isPath = ([tag]: Shape): boolean => tag === 'path';
  const lines = shapes.filter(isPath).map(([, { d }]) => beginAbsolute(String(d)));
  const others = shapes.filter((shape) => !isPath(shape));
  return lines.length === 0 ? others : [...others, ['path', { d: lines.join('') }]];
}

/** A path's first `m` counts from the corner, and those within it from where the pen is. */
function beginAbsolute(line: string): string {
  return line.replace(
    /^m(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+) ?(?=([a-zA-Z]?))/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${next === '' ? 'l' : ''}`,
  );
}

async function shapesOf(source: IconSource): Promise<Shape[]> {
  if ('paths' in source) return source.paths.map((d) => ['path', { d }]);
  // The package exports its icons only as components, so their shapes are read from its files.
  const file = path.resolve(`node_modules/lucide-react/dist/esm/icons/${source.lucide}.mjs`);
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData: { node: Shape[] };
  };
  return icon.node;
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('');
}
