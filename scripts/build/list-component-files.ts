import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MULTIMEDIA_SCHEMAS } from '../../contracts/content/multimedia/schemas.ts';
import type { ComponentFiles } from '#server/pages/component-files.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const WIDGETS = 'web/widgets/multimedia';

/** Notes which files each component needs: the server puts its styles into the page, the budgets count its script. */
export function listComponentFiles(build: string): void {
  const folder = path.join(build, 'client/.vite');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const shared = filesOf(manifest, `${WIDGETS}/multimedia.tsx`);
  const files = Object.keys(MULTIMEDIA_SCHEMAS).map((component) => {
    const name = folderOf(component);
    const own = filesOf(manifest, `${WIDGETS}/${name}/${name}.tsx`);
    return [component, merge(shared, own)] as const;
  });
  writeFileSync(path.join(build, 'components.json'), JSON.stringify(Object.fromEntries(files)));
  // The manifest is of no use to a browser.
  rmSync(folder, { recursive: true });
}

/** `s7Viewer` lives in `s7-viewer`; all other names are folder names already. */
function folderOf(component: string): string {
  return component.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function merge(a: ComponentFiles, b: ComponentFiles): ComponentFiles {
  return {
    scripts: [...new Set([...a.scripts, ...b.scripts])],
    styles: [...new Set([...a.styles, ...b.styles])],
  };
}

/** A module's own file and those it cannot do without. */
function filesOf(manifest: Manifest, module: string): ComponentFiles {
  const seen = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Not in the build as a file of its own: ${key}`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const other of chunk.imports ?? []) visit(other);
  };
  visit(module);
  const chunks = [...seen];
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
