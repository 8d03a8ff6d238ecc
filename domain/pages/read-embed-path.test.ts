import { describe, expect, it } from 'vitest';
import { isReservedSegment } from '../company/company-from-path.ts';
import { isBelowEmbed, readEmbedPath } from './read-embed-path.ts';

describe('the address of an embedded part', () => {
  it.each([
    { pathname: '/embed/acme/calculator', page: '/acme' },
    { pathname: '/Embed/Acme/Calculator/', page: '/acme' },
    { pathname: '/embed/acme/savers-match', page: '/acme/questions/savers' },
    { pathname: '/embed/acme/glossary/roth-ira', page: '/acme/glossary' },
    { pathname: '/embed/acme/glossary', page: undefined },
    { pathname: '/embed/acme/calculator/projections', page: undefined },
    { pathname: '/embed/acme/contact-us', page: undefined },
    { pathname: '/embed/acme/constructor', page: undefined },
    { pathname: '/embed/acme', page: undefined },
    { pathname: '/acme/calculator', page: undefined },
  ])('$pathname is of $page', ({ pathname, page }) => {
    expect(readEmbedPath(pathname)?.pathname).toBe(page);
  });

  it('is below a segment that no company can take, as are those of the operator and the authors', () => {
    expect(isBelowEmbed('/embed/acme/anything')).toBe(true);
    expect(isBelowEmbed('/acme/embed')).toBe(false);
    for (const segment of ['embed', 'metrics', 'status.json', 'studio', 'Studio'])
      expect(isReservedSegment(segment), segment).toBe(true);
  });
});
