import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Which files a module needs, by the module's path; the build writes it beside the pages. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest and takes it away, because browsers do not need it. */
export function takeBuildManifest(build: string): BuildManifest {
  const folder = path.join(build, 'client/.vite');
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  rmSync(folder, { recursive: true });
  return manifest;
}

/** The chunks that a module loads: its own, those it imports and, if asked for, those it may import later. */
export function chunksOf(
  manifest: BuildManifest,
  module: string,
  kinds: ReadonlyArray<'imports' | 'dynamicImports'> = ['imports'],
): Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Not in the build as a file of its own: ${key}`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const kind of kinds) for (const other of chunk[kind] ?? []) visit(other);
  };
  visit(module);
  return [...seen];
}
