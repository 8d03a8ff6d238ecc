import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

describe('an answer of the myth-or-fact quiz', () => {
  it.each([
    {
      correct: 'true',
      given: 'true',
      verdict: 'correct',
      message: 'true',
      chosen: 'correct',
      other: 'opposite',
    },
    {
      correct: 'true',
      given: 'false',
      verdict: 'wrong',
      message: 'false',
      chosen: 'wrong',
      other: 'opposite',
    },
    {
      correct: 'false',
      given: 'false',
      verdict: 'correct',
      message: 'false',
      chosen: 'correct',
      other: 'opposite',
    },
    {
      correct: 'false',
      given: 'true',
      verdict: 'wrong',
      message: 'true',
      chosen: 'wrong',
      other: 'opposite',
    },
    {
      correct: 'depends',
      given: 'true',
      verdict: 'depends',
      message: 'depends',
      chosen: 'depends',
      other: 'depends',
    },
    {
      correct: 'depends',
      given: 'false',
      verdict: 'depends',
      message: 'depends',
      chosen: 'depends',
      other: 'depends',
    },
  ] as const)(
    '$given, where $correct is right, is $verdict; the other button is $other',
    ({ correct, given, verdict, message, chosen, other }) => {
      const judgement = judgeAnswer(correct, given);
      expect(judgement.verdict).toBe(verdict);
      expect(judgement.message).toBe(message);
      expect(judgement.states[given]).toBe(chosen);
      expect(judgement.states[given === 'true' ? 'false' : 'true']).toBe(other);
    },
  );
});
