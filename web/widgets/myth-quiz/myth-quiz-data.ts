import type { ReactNode } from 'react';

export interface MythQuestionData<Answer extends string> {
  key: string;
  sentence: string;
  image?: string | undefined;
  content?: string | undefined;
  correctAnswer: Answer | 'depends';
  /** Said after an answer; where it depends, to everybody alike. */
  explanations: Partial<Record<Answer | 'depends', { title?: string; text: string }>>;
}

/** What an author's quiz looks like to the widget. */
export interface MythQuizData<Answer extends string> {
  /** The tab keeps the answers under it. */
  name: string;
  /** Analytics calls the quiz and its questions so. */
  flow: 'myth quiz' | 'fact quiz';
  stepOf: (at: number) => string;
  answers: ReadonlyArray<{ answer: Answer; label: string }>;
  questions: ReadonlyArray<MythQuestionData<Answer>>;
  labels: { start: string; next: string; end?: string; back?: string };
  title: string;
  /** Whether the title stays above the questions; otherwise it makes room for them. */
  keepsTitle: boolean;
  intro: { content: string; image?: string | undefined };
  /** A screen after the last question; without one the last question itself is the end. */
  end?: { heading: string; content: string; image?: string | undefined };
  /** The way on, where the quiz has ended. */
  onward: ReactNode;
  /** The theme's colors for the answers. */
  colors?: Record<'correct' | 'wrong' | 'depends', string>;
  /** Grounds of the explanation, to a right answer and to any other. */
  grounds: { right: string; other: string };
}
