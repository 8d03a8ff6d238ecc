import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, type FakeTab } from '#tests/support/fake-browser/fake-device.ts';
import { openTab, type OpenTab, type Start } from '#tests/support/fake-browser/open-tab.ts';
import { likeToggled } from './articles-slice.ts';
import { failed, fetchNoted, pageViewCompleted } from './page-slices.ts';
import { localKey } from './persistence.ts';
import type { RootState } from './store.ts';
import { quizTaken } from './user-slice.ts';
import { dollarChanged, questionAnswered, transitionFiltered } from './visit-slices.ts';

let device: FakeDevice;
const open = (start?: Start, tab?: FakeTab): OpenTab => openTab(device, start, tab);
const user = ({ store }: OpenTab): RootState['user'] => store.getState().user;
const likes = ({ store }: OpenTab): string[] => store.getState().articles.likedArticles;
const GOAL = fetchNoted({ key: 'goal 6', data: { goal: 900_000 }, status: 200 });

beforeEach(() => {
  device = new FakeDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('somebody else on the device', () => {
  const take = (tab: OpenTab): void => {
    tab.act(quizTaken({ animal: 'owl', plan: 'owl', at: '2026-11-20T12:00:00.000Z' }));
    tab.act(likeToggled('fees'));
    tab.act(dollarChanged({ name: 'Bill' }));
    tab.act(transitionFiltered('taxes'));
  };

  it('starts clean, of every company, and asks for a new number for likes and votes', () => {
    take(open({ companyId: 'riverbend' }));
    take(open({ uid: 'u-1' }));
    device.kept.set('sendero:last-visit:generic', '2026-11-20T12:00:00.000Z');
    device.kept.set('sendero:generic:ticks:start', '["budget"]');
    device.kept.set('other-product', 'stays');
    for (const kept of ['sendero_lang=es-US', 'sendero_consent=2.10'])
      device.cookies.cookie = `${kept}; Path=/; Secure`;
    const next = open({ uid: 'u-2' });
    expect(user(next)).toMatchObject({ uid: 'u-2', animal: undefined, segment: 'default' });
    expect(likes(next)).toEqual([]);
    expect(next.store.getState().dollarOnTheRoad.name).toBe('');
    expect(next.store.getState().transitionToRetirement.filter).toBeUndefined();
    expect([...device.kept.keys()].toSorted()).toEqual(['other-product', 'sendero:generic']);
    expect(device.cookies.cookie).toBe(
      'sendero_lang=es-US; sendero_consent=2.10; __Host-sendero_newcomer=1',
    );
    expect(likes(open({ companyId: 'riverbend' }))).toEqual([]);
  });

  it('is recognized by the uid of another company, too', () => {
    const before = open({ companyId: 'riverbend', uid: 'u-1' });
    before.stop();
    take(open());
    expect(likes(open({ uid: 'u-2' }))).toEqual([]);
  });

  it('takes over the tabs that are still open, of any company', () => {
    const sameCompany = open({ uid: 'u-1' });
    const otherCompany = open({ companyId: 'riverbend' });
    take(sameCompany);
    take(otherCompany);
    device.settle();
    const next = open({ uid: 'u-2' });
    device.settle();
    expect(user(sameCompany)).toMatchObject({ uid: 'u-2', animal: undefined });
    expect([likes(sameCompany), likes(otherCompany), likes(next)]).toEqual([[], [], []]);
    // What is done in these tabs from now on belongs to the new person and removes nothing of
    // theirs.
    otherCompany.act(likeToggled('match'));
    device.settle();
    expect(likes(open({ uid: 'u-2' }))).toEqual([]);
    expect(likes(open({ companyId: 'riverbend', uid: 'u-2' }))).toEqual(['match']);
  });

  it('finds nothing of what an open tab had fetched, was asked or went wrong', () => {
    const left = open({ uid: 'u-1' });
    left.act(GOAL);
    left.act(questionAnswered({ question: 'contributingTo401k', answer: 'yes' }));
    left.act(failed('calculator/projectionFailed', 'No projection'));
    left.act(pageViewCompleted());
    open({ uid: 'u-2' });
    device.settle();
    const { fetches, personaQuiz, error, analytics } = left.store.getState();
    expect([fetches, personaQuiz, error.message]).toEqual([{}, {}, undefined]);
    // The page that is open in the tab has been counted, whoever looks at it.
    expect(analytics.pageViewReady).toBe(true);
  });

  it('is noticed where their copy is in the place of the removed one already', () => {
    const left = open();
    take(left);
    open({ companyId: 'riverbend', uid: 'u-1' });
    device.settle();
    left.act(GOAL);
    open({ uid: 'u-2' });
    // A browser shows the newest copy to a tab that only now hears of the removal.
    const key = localKey('generic');
    left.tab.local[key] = device.kept.get(key);
    left.tab.inbox.length = 0;
    left.tab.fire('storage', { key, newValue: null });
    expect(left.store.getState().fetches).toEqual({});
    expect(user(left)).toMatchObject({ uid: 'u-2', animal: undefined });
    expect(likes(left)).toEqual([]);
    expect(likes(open({ uid: 'u-2' }))).toEqual([]);
  });

  it('is nobody who only writes: what a tab has fetched stays', () => {
    const [one, other] = [open({ uid: 'u-1' }), open()];
    one.act(GOAL);
    other.act(likeToggled('fees'));
    device.settle();
    open({ uid: 'u-1' });
    device.settle();
    expect(one.store.getState().fetches['goal 6']?.data).toEqual({ goal: 900_000 });
  });

  it('does not get what a tab that slept through it has in its session', () => {
    const sleeping = open({ companyId: 'riverbend', uid: 'u-1' });
    take(sleeping);
    sleeping.stop();
    open({ uid: 'u-2' });
    device.settle();
    expect(likes(open({ companyId: 'riverbend' }, sleeping.tab))).toEqual([]);
  });

  it('is nobody who comes with the same uid again, or with none', () => {
    take(open({ uid: 'u-1' }));
    for (const start of [{ uid: 'u-1' }, {}]) {
      const again = open(start);
      expect(user(again)).toMatchObject({ uid: 'u-1', animal: 'owl' });
      expect(likes(again)).toEqual(['fees']);
    }
    expect(device.cookies.cookie).toBe('');
  });

  it('is nobody who gets a uid for the first time: they keep what they did', () => {
    take(open());
    const known = open({ uid: 'u-1' });
    expect(user(known)).toMatchObject({ uid: 'u-1', animal: 'owl' });
    expect(likes(known)).toEqual(['fees']);
  });
});
