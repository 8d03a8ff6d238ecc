import type { ReactNode } from 'react';

export interface MythQuestionData<Answer extends string> {
  key: string;
  sentence: string;
  image?: string | undefined;
  content?: string | undefined;
  correctAnswer: Answer | 'depends';
  /** The explanation after an answer; a sentence of which it depends has one for all answers. */
  explanations: Partial<Record<Answer | 'depends', { title?: string; text: string }>>;
}

/** An author's quiz as the widget takes it. */
export interface MythQuizData<Answer extends string> {
  /** The name under which the tab keeps the answers. */
  name: string;
  /** The name of the quiz and its questions in analytics. */
  flow: 'myth quiz' | 'fact quiz';
  stepOf: (at: number) => string;
  answers: ReadonlyArray<{ answer: Answer; label: string }>;
  questions: ReadonlyArray<MythQuestionData<Answer>>;
  labels: { start: string; next: string; end?: string; back?: string };
  title: string;
  /** True when the title stays above the questions; otherwise it makes room for them. */
  keepsTitle: boolean;
  intro: { content: string; image?: string | undefined };
  /** A screen after the last question; without one the last question itself is the end. */
  end?: { heading: string; content: string; image?: string | undefined };
  /** The link that leads on from the end of the quiz. */
  onward: ReactNode;
  /** The theme's colors for the answers. */
  colors?: Record<'correct' | 'wrong' | 'depends', string>;
  /** Backgrounds of the explanation, after a right answer and after any other. */
  grounds: { right: string; other: string };
}
