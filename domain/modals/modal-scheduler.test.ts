import { describe, expect, it } from 'vitest';
import type { ModalVisitor } from './modal-due.ts';
import {
  AUTO_OPEN_MS,
  IDLE,
  nextLook,
  stepScheduler,
  type SchedulerSituation,
  type SchedulerState,
} from './modal-scheduler.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const KNOWN: ModalVisitor = {
  uid: 'u-1',
  animal: undefined,
  isReturnVisit: true,
  lastQuizModalViewDate: undefined,
  lastSentimentModalViewDate: new Date(NOW).toISOString(),
  lastSentimentPollAnsweredDate: undefined,
};
const NOT_DUE: ModalVisitor = { ...KNOWN, animal: 'owl' };
const SITUATION: SchedulerSituation = {
  visitor: KNOWN,
  thresholds: { quizModalThreshold: 10, sentimentModalThreshold: 10, interruptionsPerVisit: 1 },
  interruptions: 0,
  now: NOW,
  pathname: '/generic',
  isOtherDialogOpen: false,
  isBusy: false,
};
const to = (target: string) => ({ type: 'navigation-asked', target }) as const;
const TIME = { type: 'time-passed' } as const;
const CLOSED = { type: 'modal-closed' } as const;

describe('a navigation', () => {
  it('is held while a modal opens, and goes on where it was going', () => {
    const held = stepScheduler(IDLE, to('/generic/faqs'), SITUATION);
    expect(held).toMatchObject({ opens: 'quiz', goesTo: undefined });
    const closed = stepScheduler(held.state, CLOSED, SITUATION);
    expect(closed.goesTo).toBe('/generic/faqs');
    expect(closed.state).toMatchObject({ open: undefined, heldPath: undefined });
  });

  it('goes on at once when nothing is due', () => {
    const step = stepScheduler(IDLE, to('/generic/faqs'), { ...SITUATION, visitor: NOT_DUE });
    expect(step).toMatchObject({ opens: undefined, goesTo: '/generic/faqs' });
  });

  it('goes on at once while another dialog lies over the page', () => {
    const step = stepScheduler(IDLE, to('/generic/faqs'), {
      ...SITUATION,
      isOtherDialogOpen: true,
    });
    expect(step).toMatchObject({ opens: undefined, goesTo: '/generic/faqs' });
  });

  it('goes on at once in a visit that was interrupted as often as the flag allows', () => {
    const asked = { ...SITUATION, interruptions: 1 };
    expect(stepScheduler(IDLE, to('/generic/faqs'), asked).goesTo).toBe('/generic/faqs');
    const thresholds = { ...SITUATION.thresholds, interruptionsPerVisit: 2 };
    const twice = stepScheduler(IDLE, to('/generic/faqs'), { ...asked, thresholds });
    expect(twice.opens).toBe('quiz');
  });

  it('under an open modal opens no second one, and replaces the path that is held', () => {
    const { state } = stepScheduler(IDLE, to('/generic/faqs'), SITUATION);
    const again = stepScheduler(state, to('/generic/calculator'), SITUATION);
    expect(again).toMatchObject({ opens: undefined, goesTo: undefined });
    expect(stepScheduler(again.state, CLOSED, SITUATION).goesTo).toBe('/generic/calculator');
  });

  it('is dropped when the button of the modal leads somewhere else', () => {
    const { state } = stepScheduler(IDLE, to('/generic/faqs'), SITUATION);
    const taken = stepScheduler(
      state,
      { type: 'modal-closed', leadsTo: '/generic/quiz' },
      SITUATION,
    );
    expect(taken.goesTo).toBe('/generic/quiz');
    expect(taken.state.heldPath).toBeUndefined();
  });
});

describe('the quiz modal by itself', () => {
  const waiting: SchedulerState = { ...IDLE, quizDueSince: NOW };
  const after = (milliseconds: number, change: Partial<SchedulerSituation> = {}) =>
    stepScheduler(waiting, TIME, { ...SITUATION, now: NOW + milliseconds, ...change });

  it('waits 300000 ms', () => {
    expect(AUTO_OPEN_MS).toBe(300_000);
    expect(nextLook(waiting)).toBe(NOW + 300_000);
  });

  it.each([
    { what: 'a millisecond too early', step: after(299_999), opens: undefined },
    { what: 'at its time', step: after(300_000), opens: 'quiz' },
    { what: 'later', step: after(900_000), opens: 'quiz' },
    {
      what: 'under another dialog',
      step: after(300_000, { isOtherDialogOpen: true }),
      opens: undefined,
    },
    {
      what: 'while a film plays or a form is filled in',
      step: after(300_000, { isBusy: true }),
      opens: undefined,
    },
    {
      what: 'in a visit that was interrupted',
      step: after(300_000, { interruptions: 1 }),
      opens: undefined,
    },
    {
      what: 'on a page of the quiz',
      step: after(300_000, { pathname: '/retirement/generic/quiz' }),
      opens: undefined,
    },
    { what: 'when no longer due', step: after(300_000, { visitor: NOT_DUE }), opens: undefined },
    { what: 'when the clock was moved back', step: after(-500_000), opens: undefined },
  ])('$what opens $opens', ({ step, opens }) => {
    expect(step.opens).toBe(opens);
    expect(step.goesTo).toBeUndefined();
  });

  it('never opens over an open modal', () => {
    const open: SchedulerState = { ...waiting, open: 'sentiment' };
    const step = stepScheduler(open, TIME, { ...SITUATION, now: NOW + AUTO_OPEN_MS });
    expect(step.opens).toBeUndefined();
    expect(step.state.open).toBe('sentiment');
    expect(nextLook(step.state)).toBeUndefined();
  });

  it('waits anew after it was no longer due, and after the clock was moved back', () => {
    const gone = stepScheduler(waiting, TIME, { ...SITUATION, visitor: NOT_DUE });
    expect(gone.state.quizDueSince).toBeUndefined();
    expect(nextLook(gone.state)).toBeUndefined();
    const back = after(-500_000);
    expect(back.state.quizDueSince).toBe(NOW - 500_000);
  });

  it('closed without a held navigation leads nowhere', () => {
    const opened = after(AUTO_OPEN_MS);
    expect(stepScheduler(opened.state, CLOSED, SITUATION).goesTo).toBeUndefined();
  });
});
