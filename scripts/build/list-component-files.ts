import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MULTIMEDIA_SCHEMAS } from '../../contracts/content/multimedia/schemas.ts';
import type { ComponentFiles } from '#server/pages/component-files.ts';
import { chunksOf, type BuildManifest } from './build-manifest.ts';

const WIDGETS = 'web/widgets/multimedia';

/**
 * Writes down which files each component needs: the server puts their styles into the page, and the
 * budgets count their scripts.
 */
export function listComponentFiles(build: string, manifest: BuildManifest): void {
  const shared = filesOf(manifest, `${WIDGETS}/multimedia.tsx`);
  const files = Object.keys(MULTIMEDIA_SCHEMAS).map((component) => {
    const name = folderOf(component);
    const own = filesOf(manifest, `${WIDGETS}/${name}/${name}.tsx`);
    return [component, merge(shared, own)] as const;
  });
  writeFileSync(path.join(build, 'components.json'), JSON.stringify(Object.fromEntries(files)));
}

/**
 * The folder of a component: `s7Viewer` lives in `s7-viewer`, and all other names are already those
 * of folders.
 */
function folderOf(component: string): string {
  return component.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function merge(a: ComponentFiles, b: ComponentFiles): ComponentFiles {
  return {
    scripts: [...new Set([...a.scripts, ...b.scripts])],
    styles: [...new Set([...a.styles, ...b.styles])],
  };
}

/** The files that a module loads: its own, and those it imports. */
function filesOf(manifest: BuildManifest, module: string): ComponentFiles {
  const chunks = chunksOf(manifest, module);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
