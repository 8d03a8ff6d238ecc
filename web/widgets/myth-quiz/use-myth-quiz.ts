import { useEffect, useRef, useState, type RefObject } from 'react';
import { MYTH_START, type MythMove, type MythQuiz } from '#domain/myth-quiz/myth-quiz.ts';
import type { MythQuizData } from './myth-quiz-data.ts';
import type * as QuizPlayModule from './quiz-play.ts';

type QuizPlay = typeof QuizPlayModule;

interface MythQuizState<Answer extends string> {
  quiz: MythQuiz<Answer>;
  /**
   * The component that shows a question. It loads once the page is hydrated, before there is a
   * question to show.
   */
  Question: QuizPlay['MythQuestion'] | undefined;
  /** Makes a move, and moves the focus to its result in the place, if one is given. */
  move: (move: MythMove<Answer>, place?: RefObject<HTMLElement | null>) => void;
}

/** Continues the quiz where the tab left it. */
export function useMythQuiz<Answer extends string>(
  data: MythQuizData<Answer>,
): MythQuizState<Answer> {
  const [quiz, setQuiz] = useState<MythQuiz<Answer>>(MYTH_START);
  const [play, setPlay] = useState<QuizPlay>();
  const goingTo = useRef<RefObject<HTMLElement | null>>(undefined);
  const withPlay = (go: (loaded: QuizPlay) => void): void => {
    if (play) go(play);
    else
      void loadPlay().then((loaded) => {
        // When the component cannot be loaded, the first screen stays; the next press tries again.
        if (!loaded) return undefined;
        setPlay(loaded);
        return go(loaded);
      });
  };
  useEffect(() => {
    withPlay(({ findKeptQuiz }) => {
      const kept = findKeptQuiz(data);
      if (kept) setQuiz((now) => (now === MYTH_START ? kept : now));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is taken up once, when the page has woken
  }, [data.name]);
  // The result of a press can be drawn later than the next frame: its heading is there once React says so.
  useEffect(() => {
    const place = goingTo.current?.current;
    if (!play || !place) return;
    goingTo.current = undefined;
    play.goOnIn(place, data.keepsTitle);
  }, [quiz, play, data.keepsTitle]);
  return {
    quiz,
    Question: play?.MythQuestion,
    move: (move, place) =>
      withPlay(({ playTurn }) => {
        const moved = playTurn(data, quiz, move);
        if (moved !== quiz) goingTo.current = place;
        setQuiz(moved);
      }),
  };
}

function loadPlay(): Promise<QuizPlay | undefined> {
  return import('./quiz-play.ts').catch(() => undefined);
}
