import { describe, expect, it } from 'vitest';
import { actionPlanPath, animalPath, reminderPath, resultPath } from './persona-paths.ts';
import { firstQuestionPath, stepPath } from './question-paths.ts';

describe('the addresses of the quiz', () => {
  it('name the company after the mount', () => {
    expect(firstQuestionPath('acme')).toBe('/retirement/acme/quiz/contributing-to-401k');
    expect(animalPath('acme', 'fox')).toBe('/retirement/acme/quiz/animals/fox');
    expect(actionPlanPath('acme', 'elk')).toBe('/retirement/acme/action-plan/elk');
    expect(reminderPath('acme', 'elk')).toBe('/retirement/acme/action-plan/elk/reminder');
    expect(resultPath('acme')).toBe('/retirement/acme/quiz/result');
  });

  it.each([
    { step: { kind: 'landing' } as const, path: '/retirement/acme/quiz' },
    {
      step: { kind: 'result', plan: 'owl' } as const,
      path: '/retirement/acme/quiz/result?animal=owl&from=quiz',
    },
    {
      step: { kind: 'question', key: 'howFarRetirement', answers: {} } as const,
      path: '/retirement/acme/quiz/how-far-retirement',
    },
    {
      step: {
        kind: 'question',
        key: 'howFarRetirement',
        answers: { contributingTo401k: 'no-no' },
        pick: 'there',
        isUnanswered: true,
      } as const,
      path: '/retirement/acme/quiz/how-far-retirement?a=no-no&pick=there&ask=answer',
    },
  ])('lead to $path', ({ step, path }) => {
    expect(stepPath('acme', step)).toBe(path);
  });
});
