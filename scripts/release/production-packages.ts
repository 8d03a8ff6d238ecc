import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

export interface ProductionPackage {
  name: string;
  version: string;
  /** The folder, from the root of the checkout. */
  folder: string;
  license: string | undefined;
  /** As the lock file has it: the kind of sum, a hyphen, and the sum in base 64. */
  integrity: string;
}

interface PackageFile {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/g;
const IS_TYPE_ONLY = /^\s*(?:import|export) type\b[^;]*;/gm;

/**
 * The packages that the given files import, and those that these need. The lock file's own marks would
 * not do: they count tools that some package would work with, and leave out what another brings.
 */
export function listProductionPackages(files: readonly string[]): ProductionPackage[] {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const found = new Map<string, ProductionPackage>();
  const add = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (folder === undefined)
      throw new Error(`${name}, which ${from || 'ours'} needs, is not here`);
    if (found.has(folder)) return;
    const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
    const { version = '', license } = own;
    found.set(folder, {
      name,
      version,
      folder,
      license,
      integrity: locked[folder]?.integrity ?? '',
    });
    // Types are for whoever compiles.
    for (const needed of neededBy(own)) if (!needed.startsWith('@types/')) add(needed, folder);
  };
  for (const name of listImported(files)) add(name, '');
  return [...found.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

function neededBy({ dependencies = {}, peerDependencies = {}, ...own }: PackageFile): string[] {
  const peers = Object.keys(peerDependencies);
  const meta = own.peerDependenciesMeta ?? {};
  return [...Object.keys(dependencies), ...peers.filter((name) => meta[name]?.optional !== true)];
}

/** Looks for a package as Node does: beside the asker, then further up. */
function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  if (from === '') return undefined;
  const parent = from.lastIndexOf('/node_modules/');
  return findPackage(name, parent < 0 ? '' : from.slice(0, parent));
}

function listImported(files: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const file of files.filter((one) => /\.(?:m?js|tsx?)$/.test(one))) {
    const text = readFileSync(file, 'utf8').replaceAll(IS_TYPE_ONLY, '');
    for (const [, name = ''] of text.matchAll(IMPORT)) if (!isBuiltin(name)) names.add(name);
  }
  return names;
}

/** Every file in the folders, by its path. */
export function listFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}
