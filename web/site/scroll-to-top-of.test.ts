import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementAt, fakeWindow } from '#tests/support/fake-browser/fake-window.ts';
import { scrollToTopOf } from './scroll-to-top-of.ts';

const SIZE = { height: 800, contentHeight: 5_000, scrollPaddingTop: 100, wantsNoMotion: false };

afterEach(() => vi.unstubAllGlobals());

describe('the scroll to the top of something', () => {
  it('takes 1000 ms, and arrives neither earlier nor beside it', () => {
    const browser = fakeWindow(SIZE);
    scrollToTopOf(elementAt(2_100));
    expect(browser.scrollY()).toBe(0);
    browser.pass(500);
    expect(browser.scrollY()).toBe(1_000);
    browser.pass(499);
    expect(browser.scrollY()).toBeLessThan(2_000);
    browser.pass(1);
    expect(browser.scrollY()).toBe(2_000);
    browser.pass(1_000);
    expect(browser.scrollY()).toBe(2_000);
  });

  it.each([
    { what: 'the end of the page', top: 4_900, to: 4_200 },
    { what: 'its beginning', top: 40, to: 0 },
  ])('goes no further than $what', ({ top, to }) => {
    const browser = fakeWindow(SIZE);
    scrollToTopOf(elementAt(top));
    browser.pass(1_000);
    expect(browser.scrollY()).toBe(to);
  });

  it('is there at once for whoever wants no motion', () => {
    const browser = fakeWindow({ ...SIZE, wantsNoMotion: true });
    scrollToTopOf(elementAt(2_100));
    expect(browser.scrollY()).toBe(2_000);
  });

  it.each(['wheel', 'touchstart', 'keydown'])('ends where it is with a %s', (event) => {
    const browser = fakeWindow(SIZE);
    scrollToTopOf(elementAt(2_100));
    browser.pass(500);
    browser.fire(event);
    browser.pass(500);
    expect(browser.scrollY()).toBe(1_000);
  });
});
