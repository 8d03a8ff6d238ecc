import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementAt, fakeWindow } from '#tests/support/fake-browser/fake-window.ts';
import { scrollToQuestion } from './scroll-to-question.ts';

const SIZE = { height: 800, contentHeight: 5_000, scrollPaddingTop: 0, wantsNoMotion: false };

/** Makes a form from its questions: each has the answers that lead to it, and its distance from the top. */
function formWith(questions: Record<string, number>): HTMLFormElement {
  const querySelector = (selector: string): HTMLElement | null => {
    const way = /data-question="([^"]*)"/.exec(selector)?.[1] ?? '';
    const top = questions[way];
    return top === undefined ? null : elementAt(top);
  };
  return { querySelector } as unknown as HTMLFormElement;
}

afterEach(() => vi.unstubAllGlobals());

describe('the scroll to a question of the tree', () => {
  const form = formWith({ '': 300, yes: 1_100 });

  it('begins in the next frame, takes 1000 ms and ends 100 pixels above the question that was revealed', () => {
    const browser = fakeWindow(SIZE);
    scrollToQuestion(form, 'yes');
    browser.pass(1);
    expect(browser.scrollY()).toBe(0);
    browser.pass(999);
    expect(browser.scrollY()).toBeLessThan(1_000);
    browser.pass(1);
    expect(browser.scrollY()).toBe(1_000);
  });

  it('leads to the question itself where its answer reveals none', () => {
    const browser = fakeWindow(SIZE);
    scrollToQuestion(form, 'yes-no');
    browser.pass(1_001);
    expect(browser.scrollY()).toBe(1_000);
    scrollToQuestion(form, 'no');
    browser.pass(1_001);
    expect(browser.scrollY()).toBe(200);
  });

  it('is there at once for whoever wants no motion', () => {
    const browser = fakeWindow({ ...SIZE, wantsNoMotion: true });
    scrollToQuestion(form, 'yes');
    browser.pass(1);
    expect(browser.scrollY()).toBe(1_000);
  });
});
