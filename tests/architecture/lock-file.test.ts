import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  /** True for a room of our own, which comes with the checkout. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/**
 * Tells whether a package in this place would find another one, as Node looks for it: here, then
 * further up.
 */
function canFind(name: string, from: string): boolean {
  const place = from === '' ? '' : `${from}/`;
  if (`${place}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  const parent = from.lastIndexOf('/node_modules/');
  return canFind(name, parent < 0 ? '' : from.slice(0, parent));
}

describe('the lock file', () => {
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
  );

  // A registry may carry a new version for one platform before the others: `npm ci` then refuses the
  // lock file everywhere, and the tool cannot start on the machines that were left out.
  it('names every optional package of every platform', () => {
    expect(wanted.length).toBeGreaterThan(100);
    const missing = wanted.filter(({ place, name }) => !canFind(name, place));
    expect(missing.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  it('has a hash for each', () => {
    const unhashed = Object.entries(packages)
      .filter(([place, { link }]) => place.startsWith('node_modules/') && link !== true)
      .filter(([, { integrity }]) => integrity === undefined)
      .map(([place]) => place);
    expect(unhashed).toEqual([]);
  });
});
