import { describe, expect, it } from 'vitest';
import { pageLabel } from './page-label.ts';

describe('the label of a page for analytics', () => {
  it.each([
    { pathname: '/', label: 'Home' },
    { pathname: '/generic', label: 'Home' },
    { pathname: '/riverbend/', label: 'Home' },
    { pathname: '/privacy', label: 'Privacy' },
    { pathname: '/privacy/', label: 'Privacy' },
    { pathname: '/generic/faqs', label: 'Articles' },
    { pathname: '/generic/articles/fees/small-print', label: 'Articles' },
    { pathname: '/generic/privacy', label: 'Articles' },
  ])('$pathname is $label', ({ pathname, label }) => {
    expect(pageLabel(pathname)).toBe(label);
  });
});
