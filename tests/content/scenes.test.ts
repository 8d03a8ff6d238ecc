import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const SCENES = globSync('content/media/art/scene-*.svg');

/** What stands in the picture itself, not in a figure that is moved or turned within it. */
function ownDiscs(drawing: string): Array<{ top: number; radius: number }> {
  const own = drawing.replaceAll(/<g transform[\s\S]*?<\/g>/g, '');
  return [...own.matchAll(/<circle cx="[\d.-]+" cy="([\d.-]+)" r="([\d.]+)"/g)].map(
    ([, y, radius]) => ({ top: Number(y) - Number(radius), radius: Number(radius) }),
  );
}

describe('the sun of a scene', () => {
  it.each(SCENES.map((file) => basename(file)))('has its rings whole in %s', (name) => {
    const discs = ownDiscs(readFileSync(`content/media/art/${name}`, 'utf8'));
    // On a phone the whole picture shows, and rings that begin above it would be cut flat.
    expect(discs.filter(({ top, radius }) => radius > 60 && top < 0)).toEqual([]);
  });
});
