import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MythMove, MythQuiz } from '#domain/myth-quiz/myth-quiz.ts';
import { MYTH_START } from '#domain/myth-quiz/myth-quiz.ts';
import { FakeDevice } from '#tests/support/fake-browser/fake-device.ts';
import { receiveTracked } from '../../state/track.ts';
import type { MythQuizData } from './myth-quiz-data.ts';
import { findKeptQuiz, playTurn } from './quiz-play.ts';

type Answer = 'myth' | 'truth';

const DATA: MythQuizData<Answer> = {
  name: 'beliefs',
  flow: 'myth quiz',
  stepOf: (at) => `step-${at}`,
  answers: [
    { answer: 'myth', label: 'Myth' },
    { answer: 'truth', label: 'Truth' },
  ],
  questions: ['debt', 'time'].map((key) => ({
    key,
    sentence: key,
    correctAnswer: 'myth',
    explanations: {},
  })),
  labels: { start: 'Start', next: 'Next' },
  title: 'Myth or truth?',
  keepsTitle: true,
  intro: { content: '' },
  onward: undefined,
  grounds: { right: 'right', other: 'other' },
};

const ANSWER = { answer: 'truth' } as const;
const TO_THE_END = [ANSWER, 'next', ANSWER] as const;

function play(
  moves: ReadonlyArray<MythMove<Answer>>,
  from: MythQuiz<Answer> = MYTH_START,
): MythQuiz<Answer> {
  return moves.reduce((quiz, move) => playTurn(DATA, quiz, move), from);
}

function takeNames(): string[] {
  const names: string[] = [];
  receiveTracked(({ event }) => names.push(event.replace('Self Service ', '')))();
  return names;
}

beforeEach(() => {
  new FakeDevice().openTab().enter();
  takeNames();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the end of a quiz of myths', () => {
  it('is told once for each start, however often its last question is answered', () => {
    const done = play(['start', ...TO_THE_END]);
    expect(takeNames()).toEqual(['Started', 'Step', 'Step', 'Completed']);
    const again = play(['back', ...TO_THE_END, 'back', ...TO_THE_END], done);
    expect(takeNames()).toEqual(['Step', 'Step', 'Step', 'Step']);
    play(['start', ...TO_THE_END], again);
    expect(takeNames()).toEqual(['Started', 'Step', 'Step', 'Completed']);
  });

  it('is not told again after a reload of the tab', () => {
    play(['start', ...TO_THE_END, 'back']);
    takeNames();
    const kept = findKeptQuiz(DATA);
    expect(kept).toMatchObject({ at: 0, given: [] });
    play(TO_THE_END, kept);
    expect(takeNames()).toEqual(['Step', 'Step']);
  });
});
