import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const bundle = readFileSync('build/server/index.js', 'utf8');

describe('the built pages', () => {
  it('are functions of what they are given, and ask no router', () => {
    expect(bundle).toContain('drawDocument');
    expect(bundle).not.toMatch(/UNSAFE_with|useLoaderData|useMatches|createStaticRouter/);
  });

  it('load no router into a node', () => {
    const loaded = Array.from(bundle.matchAll(/^import .* from "([^"]+)";$/gm), ([, name]) => name);
    expect(loaded).toContain('react');
    expect(loaded).not.toContain('react-router');
  });
});
