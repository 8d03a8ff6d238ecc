import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerNow,
  canGoBack,
  explainingAnswer,
  judgeButton,
  moveInQuiz,
  MYTH_START,
  scoreQuiz,
  type MythMove,
  type MythQuiz,
} from './myth-quiz.ts';
import { readStoredQuiz } from './stored-quiz.ts';

type Answer = 'myth' | 'truth';

const TOTAL = 5;
const ANSWERS = ['myth', 'truth'] as const;

function play(moves: ReadonlyArray<MythMove<Answer>>, from: MythQuiz<Answer> = MYTH_START) {
  return moves.reduce((quiz, move) => moveInQuiz(quiz, move, TOTAL), from);
}

const anyMove = fc.oneof(
  fc.constantFrom<MythMove<Answer>>('start', 'next', 'back'),
  fc.constantFrom(...ANSWERS).map((answer) => ({ answer })),
);

describe('a quiz of myths', () => {
  it('goes through its questions in order, to its end', () => {
    const walked: number[] = [];
    let quiz = play(['start']);
    while (quiz.at < TOTAL) {
      walked.push(quiz.at);
      quiz = play([{ answer: 'myth' }, 'next'], quiz);
    }
    expect(walked).toEqual([0, 1, 2, 3, 4]);
    expect(play(['next', { answer: 'truth' }], quiz)).toBe(quiz);
  });

  it('goes on only from a question that was answered', () => {
    expect(play(['start', 'next']).at).toBe(0);
    expect(play(['next']).at).toBe(-1);
  });

  it('takes one answer to a question, and none before the first', () => {
    const first = play(['start', { answer: 'myth' }]);
    expect(answerNow(first)).toBe('myth');
    expect(play([{ answer: 'truth' }], first)).toBe(first);
    expect(play([{ answer: 'myth' }])).toBe(MYTH_START);
  });

  it('shows no answer on the question that it goes on or back to', () => {
    const second = play(['start', { answer: 'myth' }, 'next']);
    expect(answerNow(second)).toBeUndefined();
    const again = play([{ answer: 'truth' }, 'back'], second);
    expect(again).toEqual({ at: 0, given: [] });
  });

  it('goes back from the second question on', () => {
    expect(canGoBack(MYTH_START)).toBe(false);
    expect(canGoBack(play(['start']))).toBe(false);
    const second = play(['start', { answer: 'myth' }, 'next']);
    expect(canGoBack(second)).toBe(true);
    expect(play(['back'], play(['start']))).toEqual(play(['start']));
  });

  it('begins again without an answer', () => {
    const middle = play(['start', { answer: 'myth' }, 'next', { answer: 'truth' }]);
    expect(play(['start'], middle)).toEqual({ at: 0, given: [] });
  });

  it('is done with its last answer, and stays so until it begins again', () => {
    const answer = { answer: 'myth' } as const;
    const answerAndGoOn = Array.from({ length: TOTAL - 1 }, () => [answer, 'next'] as const).flat();
    const last = play(['start', ...answerAndGoOn]);
    expect([last.at, last.done]).toEqual([TOTAL - 1, undefined]);
    const done = play([answer], last);
    expect(done.done).toBe(true);
    const after: Array<Array<MythMove<Answer>>> = [
      ['next'],
      ['back'],
      ['back', answer, 'next', answer],
    ];
    for (const moves of after) expect(play(moves, done).done).toBe(true);
    expect(play(['start'], done).done).toBeUndefined();
    expect(play(['start', answer], done).done).toBeUndefined();
  });

  it('is in a state that can be kept and read again, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const quiz = play(moves);
        const kept: unknown = JSON.parse(JSON.stringify(quiz));
        const read = readStoredQuiz(kept, { answers: ANSWERS, total: TOTAL });
        expect(read).toEqual(quiz.at < 0 ? undefined : quiz);
      }),
    );
  });

  it.each([
    { what: 'nothing', stored: undefined },
    { what: 'a text', stored: 'at' },
    { what: 'an answer of another quiz', stored: { at: 1, given: ['true'] } },
    { what: 'a place without its answers', stored: { at: 3, given: ['myth'] } },
    { what: 'more answers than questions', stored: { at: 6, given: Array(6).fill('myth') } },
    { what: 'no place', stored: { given: ['myth'] } },
    { what: 'a place that is no number', stored: { at: '0', given: [] } },
  ])('does not take up $what', ({ stored }) => {
    expect(readStoredQuiz(stored, { answers: ANSWERS, total: TOTAL })).toBeUndefined();
  });
});

describe('a button of the quiz', () => {
  it.each([
    { correctAnswer: 'myth', given: undefined, answer: 'myth', state: 'quiz' },
    { correctAnswer: 'myth', given: 'myth', answer: 'myth', state: 'correct' },
    { correctAnswer: 'myth', given: 'myth', answer: 'truth', state: 'opposite' },
    { correctAnswer: 'truth', given: 'myth', answer: 'myth', state: 'wrong' },
    { correctAnswer: 'truth', given: 'myth', answer: 'truth', state: 'opposite' },
    { correctAnswer: 'truth', given: 'truth', answer: 'truth', state: 'correct' },
    { correctAnswer: 'depends', given: 'myth', answer: 'myth', state: 'depends' },
    { correctAnswer: 'depends', given: 'myth', answer: 'truth', state: 'depends' },
    { correctAnswer: 'depends', given: undefined, answer: 'truth', state: 'quiz' },
  ] as const)(
    '$answer, where $correctAnswer is right and $given was given, is $state',
    ({ state, ...button }) => {
      expect(judgeButton<Answer>(button)).toBe(state);
    },
  );
});

describe('the explanation', () => {
  it.each([
    { correctAnswer: 'myth', given: 'myth', explains: 'myth' },
    { correctAnswer: 'truth', given: 'truth', explains: 'truth' },
    { correctAnswer: 'myth', given: 'truth', explains: 'truth' },
    { correctAnswer: 'truth', given: 'myth', explains: 'myth' },
    { correctAnswer: 'depends', given: 'myth', explains: 'depends' },
    { correctAnswer: 'depends', given: 'truth', explains: 'depends' },
  ] as const)(
    'is the text of $explains when $correctAnswer is right and $given was given',
    ({ correctAnswer, given, explains }) => {
      expect(explainingAnswer<Answer>(correctAnswer, given)).toBe(explains);
    },
  );
});

describe('the score', () => {
  it.each([
    { correct: ['myth', 'truth'], given: ['myth', 'myth'], right: 1, total: 2 },
    { correct: ['myth', 'depends', 'truth'], given: ['myth', 'myth', 'truth'], right: 2, total: 2 },
    { correct: ['depends'], given: ['myth'], right: 0, total: 0 },
    { correct: ['myth', 'truth'], given: [], right: 0, total: 2 },
  ])('of $given where $correct is right is $right of $total', ({ correct, given, ...score }) => {
    expect(scoreQuiz(given, correct)).toEqual(score);
  });
});
