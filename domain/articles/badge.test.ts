import { describe, expect, it } from 'vitest';
import { BADGE_STATUSES, badgesFromTags } from './badge.ts';

describe('the badges in tags', () => {
  it.each(BADGE_STATUSES.map((status) => ({ status })))('know $status', ({ status }) => {
    expect(badgesFromTags([`badge/${status}`])).toEqual([status]);
  });

  it.each([
    { tag: 'new' },
    { tag: 'badge' },
    { tag: 'badge/' },
    { tag: 'badge/new/more' },
    { tag: 'a/badge/new' },
    { tag: 'badge/unknown' },
    { tag: 'badge/NEW' },
    { tag: 'topic/new' },
    { tag: '/new' },
    { tag: '' },
  ])('leave out "$tag"', ({ tag }) => {
    expect(badgesFromTags([tag])).toEqual([]);
  });

  it('stand in the order of the tags, so that the first is the one shown', () => {
    const tags = ['topic/saving', 'badge/star', 'x/y/z', 'badge/new'];
    expect(badgesFromTags(tags)).toEqual(['star', 'new']);
  });
});
