import { describe, expect, it } from 'vitest';
import { findDueModal, type ModalKind, type ModalVisitor } from './modal-due.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const thresholds = {
  quizModalThreshold: 10,
  sentimentModalThreshold: 30,
  interruptionsPerVisit: 1,
};

/** The moment this many minutes and milliseconds before now. */
function ago(minutes: number, milliseconds = 0): string {
  return new Date(NOW - minutes * 60_000 - milliseconds).toISOString();
}

const NOBODY: ModalVisitor = {
  uid: undefined,
  animal: undefined,
  isReturnVisit: false,
  lastQuizModalViewDate: undefined,
  lastSentimentModalViewDate: undefined,
  lastSentimentPollAnsweredDate: undefined,
};
/** A visitor who meets every condition of the quiz modal. */
const KNOWN: ModalVisitor = { ...NOBODY, uid: 'u-1', isReturnVisit: true };

interface Row {
  what: string;
  visitor: ModalVisitor;
  due: ModalKind | undefined;
}

const QUIZ_ROWS: Row[] = [
  { what: 'known, no animal, return visit, never seen', visitor: KNOWN, due: 'quiz' },
  {
    what: 'seen exactly at the threshold',
    visitor: { ...KNOWN, lastQuizModalViewDate: ago(10) },
    due: 'sentiment',
  },
  {
    what: 'seen a millisecond past the threshold',
    visitor: { ...KNOWN, lastQuizModalViewDate: ago(10, 1) },
    due: 'quiz',
  },
  {
    what: 'seen just now',
    visitor: { ...KNOWN, lastQuizModalViewDate: ago(0) },
    due: 'sentiment',
  },
  {
    what: 'seen in a future the clock was moved back from',
    visitor: { ...KNOWN, lastQuizModalViewDate: ago(-600) },
    due: 'sentiment',
  },
  {
    what: 'a date nobody can read is none',
    visitor: { ...KNOWN, lastQuizModalViewDate: 'NaN' },
    due: 'quiz',
  },
  { what: 'no uid', visitor: { ...KNOWN, uid: undefined }, due: 'sentiment' },
  { what: 'an animal', visitor: { ...KNOWN, animal: 'fox' }, due: 'sentiment' },
  { what: 'a first visit', visitor: { ...KNOWN, isReturnVisit: false }, due: 'sentiment' },
];

const SENTIMENT_ROWS: Row[] = [
  { what: 'first visit, no animal, never seen', visitor: NOBODY, due: 'sentiment' },
  {
    what: 'first visit, an animal, never seen',
    visitor: { ...NOBODY, animal: 'owl' },
    due: undefined,
  },
  {
    what: 'first visit, no animal, seen long ago',
    visitor: { ...NOBODY, lastSentimentModalViewDate: ago(90_000) },
    due: undefined,
  },
  {
    what: 'return visit, never seen',
    visitor: { ...NOBODY, isReturnVisit: true },
    due: 'sentiment',
  },
  {
    what: 'return visit with an animal, never seen',
    visitor: { ...NOBODY, isReturnVisit: true, animal: 'elk' },
    due: 'sentiment',
  },
  {
    what: 'return visit, seen exactly at the threshold',
    visitor: { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: ago(30) },
    due: undefined,
  },
  {
    what: 'return visit, seen a millisecond past the threshold',
    visitor: { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: ago(30, 1) },
    due: 'sentiment',
  },
  {
    what: 'return visit, seen in a future the clock was moved back from',
    visitor: { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: ago(-1) },
    due: undefined,
  },
  {
    what: 'return visit, a date nobody can read is none',
    visitor: { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: '' },
    due: 'sentiment',
  },
  {
    what: 'the quiz modal is due as well, and goes first',
    visitor: { ...KNOWN, lastSentimentModalViewDate: ago(90_000) },
    due: 'quiz',
  },
  {
    what: 'both were seen just now',
    visitor: { ...KNOWN, lastQuizModalViewDate: ago(1), lastSentimentModalViewDate: ago(1) },
    due: undefined,
  },
];

describe('the quiz modal', () => {
  it.each(QUIZ_ROWS)('$what: $due', ({ visitor, due }) => {
    expect(findDueModal({ visitor, thresholds, interruptions: 0, now: NOW }, '/generic/faqs')).toBe(
      due,
    );
  });
});

describe('the sentiment modal', () => {
  it.each(SENTIMENT_ROWS)('$what: $due', ({ visitor, due }) => {
    expect(findDueModal({ visitor, thresholds, interruptions: 0, now: NOW }, '/generic/faqs')).toBe(
      due,
    );
  });
});

describe('over a page, on the way to another', () => {
  const atQuiz = { visitor: KNOWN, thresholds, interruptions: 0, now: NOW };
  const atSentiment = { visitor: NOBODY, thresholds, interruptions: 0, now: NOW };

  it.each([
    { situation: atQuiz, from: '/generic', to: '/retirement/generic/quiz', due: undefined },
    { situation: atQuiz, from: '/retirement/generic/quiz', to: '/generic', due: undefined },
    { situation: atQuiz, from: '/generic/hispanic', to: '/generic', due: 'quiz' },
    { situation: atSentiment, from: '/generic/hispanic', to: '/generic', due: undefined },
    { situation: atSentiment, from: '/generic', to: '/generic/hispanic', due: 'sentiment' },
  ])('from $from to $to opens $due', ({ situation, from, to, due }) => {
    expect(findDueModal(situation, from, to)).toBe(due);
  });

  it('nobody is asked again on the day of their answer in UTC, whatever the threshold', () => {
    const always = { ...thresholds, quizModalThreshold: 0, sentimentModalThreshold: 0 };
    const visitor = { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: ago(5_000) };
    const dueAfter = (lastSentimentPollAnsweredDate: string) =>
      findDueModal(
        {
          visitor: { ...visitor, lastSentimentPollAnsweredDate },
          thresholds: always,
          interruptions: 0,
          now: NOW,
        },
        '/generic',
      );
    expect(dueAfter('2026-11-20T00:00:00.000Z')).toBeUndefined();
    expect(dueAfter('2026-11-19T23:59:59.999Z')).toBe('sentiment');
  });

  it('a threshold of nothing asks again a millisecond later', () => {
    const always = { ...thresholds, quizModalThreshold: 0, sentimentModalThreshold: 0 };
    const seen = { ...NOBODY, isReturnVisit: true, lastSentimentModalViewDate: ago(0) };
    const situation = { visitor: seen, thresholds: always, interruptions: 0, now: NOW };
    expect(findDueModal(situation, '/generic')).toBeUndefined();
    expect(findDueModal({ ...situation, now: NOW + 1 }, '/generic')).toBe('sentiment');
  });
});
