import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, type FakeTab } from '#tests/support/fake-browser/fake-device.ts';
import { openTab, type OpenTab, type Start } from '#tests/support/fake-browser/open-tab.ts';
import { stepTicked } from './action-plan-slice.ts';
import { articleRead, likeToggled } from './articles-slice.ts';
import { localKey, SESSION_KEY } from './persistence.ts';
import type { RootState, Store } from './store.ts';
import { quizTaken, visitNoted } from './user-slice.ts';
import { dollarChanged, transitionFiltered } from './visit-slices.ts';

let device: FakeDevice;
const open = (start?: Start, tab?: FakeTab): OpenTab => openTab(device, start, tab);

const user = ({ store }: OpenTab): RootState['user'] => store.getState().user;
const likes = ({ store }: OpenTab): string[] => store.getState().articles.likedArticles;

beforeEach(() => {
  device = new FakeDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('two tabs of one person', () => {
  it('a like in the older one erases nothing that the other learned', () => {
    const older = open();
    const newer = open({ uid: 'u-1' });
    newer.act(quizTaken({ animal: 'fox', plan: 'fox', at: '2026-11-20T12:00:00.000Z' }));
    device.settle();
    older.act(likeToggled('fees'));
    const next = open();
    expect(likes(next)).toEqual(['fees']);
    expect(user(next)).toMatchObject({ uid: 'u-1', animal: 'fox', segment: 'fox' });
  });

  it('show each other what they do without a reload', () => {
    const [one, other] = [open(), open()];
    one.act(likeToggled('fees'));
    one.act(stepTicked({ animal: 'owl', stepId: 'a', isDone: true }));
    device.settle();
    expect(likes(other)).toEqual(['fees']);
    expect(other.store.getState().actionPlan.done).toEqual({ owl: ['a'] });
    other.act(likeToggled('fees'));
    device.settle();
    expect(likes(one)).toEqual([]);
  });

  it('a like that was taken back in one stays taken back, and one that was added stays', () => {
    const one = open();
    one.act(likeToggled('fees'));
    const other = open();
    one.act(likeToggled('fees'));
    // The other tab has not yet received that change.
    other.act(likeToggled('match'));
    device.settle();
    for (const tab of [one, other, open()]) expect(likes(tab)).toEqual(['match']);
  });

  it('that write at the same moment lose neither', () => {
    const [one, other, third] = [open(), open(), open()];
    one.act(articleRead('a'));
    other.act(articleRead('b'));
    third.act(articleRead('c'));
    device.settle();
    for (const { store } of [one, other, third, open()])
      expect(store.getState().articles.readArticles.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('in two languages each keep their own, and do not answer each other without end', () => {
    const [english, spanish] = [open(), open({ language: 'es-US' })];
    english.act(likeToggled('fees'));
    spanish.act(likeToggled('match'));
    device.settle();
    expect([user(english).language, user(spanish).language]).toEqual(['en-US', 'es-US']);
    expect(likes(english).toSorted()).toEqual(['fees', 'match']);
  });

  it('one that comes back as it was left has not heard of anything, and reads it', () => {
    const [left, other] = [open(), open()];
    other.act(likeToggled('fees'));
    left.tab.local[localKey('generic')] = device.kept.get(localKey('generic'));
    left.tab.inbox.length = 0;
    left.tab.fire('pageshow');
    expect(likes(left)).toEqual(['fees']);
  });

  it('what is emptied in one is empty in the other, and what comes later is kept', () => {
    const [one, other] = [open(), open()];
    one.act(likeToggled('fees'));
    device.settle();
    one.tab.local.removeItem(localKey('generic'));
    device.settle();
    expect(likes(other)).toEqual([]);
    other.act(likeToggled('match'));
    expect(likes(open())).toEqual(['match']);
  });

  it('the copy of a session never brings an older state back over a newer one', () => {
    const one = open();
    one.act(likeToggled('fees'));
    const older = one.tab.session.getItem(SESSION_KEY) ?? '';
    one.stop();
    open().act(likeToggled('fees'));
    device.settle();
    one.tab.session[SESSION_KEY] = older;
    expect(likes(open({}, one.tab))).toEqual([]);
  });
});

/**
 * The changes two tabs may make, each to a part of the state that only it changes or to one that
 * both change.
 */
const PARTS = ['like a', 'like b', 'tick a', 'tick b', 'name', 'filter', 'animal', 'seen'] as const;
type Part = (typeof PARTS)[number];

const ACTIONS: Record<Part, (value: number) => Parameters<Store['dispatch']>[0]> = {
  'like a': () => likeToggled('a'),
  'like b': () => likeToggled('b'),
  'tick a': (value) => stepTicked({ animal: 'owl', stepId: 'a', isDone: value % 2 === 0 }),
  'tick b': (value) => stepTicked({ animal: 'owl', stepId: 'b', isDone: value % 2 === 0 }),
  name: (value) => dollarChanged({ name: `name ${value}` }),
  filter: (value) => transitionFiltered(`filter ${value}`),
  animal: (value) => {
    const animal = value % 2 === 0 ? 'fox' : 'owl';
    return quizTaken({ animal, plan: animal, at: `day ${value}` });
  },
  seen: (value) => visitNoted({ lastQuizModalViewDate: `day ${value}` }),
};

function partOf(part: Part, state: RootState): unknown {
  const { articles, actionPlan, dollarOnTheRoad, transitionToRetirement, user: person } = state;
  if (part === 'name') return dollarOnTheRoad.name;
  if (part === 'filter') return transitionToRetirement.filter;
  if (part === 'animal') return person.lastQuizTakeDate;
  if (part === 'seen') return person.lastQuizModalViewDate;
  const [list, id = ''] = part.split(' ');
  return (list === 'like' ? articles.likedArticles : (actionPlan.done.owl ?? [])).includes(id);
}

const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('act' as const),
      at: fc.nat(1),
      part: fc.constantFrom(...PARTS),
      value: fc.nat(9),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hear' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), at: fc.nat(1) }) },
);

describe('two tabs in any order of what they do, hear of and load', () => {
  it('end alike, and nothing is lost that the other did not change itself', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        device = new FakeDevice();
        const tabs = [open(), open({ language: 'es-US' })];
        /** For each tab, the last value it gave to each part by its own action. */
        const made: Array<Map<Part, unknown>> = [new Map(), new Map()];
        for (const step of steps) {
          const tab = tabs[step.at];
          if (!tab) continue;
          if (step.does === 'hear') tab.tab.hearNext();
          else if (step.does === 'act') {
            tab.act(ACTIONS[step.part](step.value));
            made[step.at]?.set(step.part, partOf(step.part, tab.store.getState()));
          } else {
            // Loading a page takes longer than telling the other tab of earlier writes.
            device.settle();
            tab.stop();
            tabs[step.at] = open({ language: step.at === 0 ? 'en-US' : 'es-US' }, tab.tab);
          }
        }
        device.settle();
        const ends = [...tabs, open()].map(({ store }) => store.getState());
        for (const part of PARTS) {
          const values = ends.map((state) => partOf(part, state));
          expect(new Set(values).size, `${part}: ${values.join(', ')}`).toBe(1);
          const wishes = made.flatMap((map) => (map.has(part) ? [map.get(part)] : []));
          if (wishes.length > 0) expect(wishes, part).toContain(values[0]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
