import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MULTIMEDIA_SCHEMAS } from '../../contracts/content/multimedia/schemas.ts';
import type { ComponentFiles } from '#server/pages/component-files.ts';
import { INSET } from './styles-apart.ts';
import { chunksOf, type BuildManifest } from './build-manifest.ts';

const WIDGETS = 'web/widgets/multimedia';

/** Writes down the styles of each component and of insets: the server puts them into the pages that use them. */
export function listComponentFiles(build: string, manifest: BuildManifest): void {
  const shared = filesOf(manifest, `${WIDGETS}/load-block.tsx`);
  const files = Object.keys(MULTIMEDIA_SCHEMAS).map((component) => {
    const name = folderOf(component);
    const own = filesOf(manifest, `${WIDGETS}/${name}/${name}.tsx`);
    return [component, merge(shared, own)] as const;
  });
  writeFileSync(
    path.join(build, 'components.json'),
    JSON.stringify(Object.fromEntries([...files, ['inset', filesOf(manifest, INSET)]])),
  );
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
    styles: [...new Set([...a.styles, ...b.styles])],
  };
}

/** The styles that a module loads: its own, and those of what it imports. */
function filesOf(manifest: BuildManifest, module: string): ComponentFiles {
  return {
    styles: chunksOf(manifest, module).flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
