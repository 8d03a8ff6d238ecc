import type { AuthoredHtml } from './authored-html.ts';
import type { Animal } from '#domain/persona/animals.ts';
import type { Plan } from '#domain/persona/plans.ts';
import type { QuestionNode } from '#domain/persona/question-tree.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';

export interface PictureAnswerView {
  id: string;
  picture: string;
  title: string;
  text: string;
}

interface QuestionParts {
  key: QuestionKey;
  title: string;
  lead: string;
  /** The question's place, from 0. */
  index: number;
  total: number;
}

interface PictureQuestionView extends QuestionParts {
  kind: 'pictures';
  answers: PictureAnswerView[];
}

export interface TreeQuestionView extends QuestionParts {
  kind: 'tree';
  picture: string;
  tree: QuestionNode;
}

export type QuizQuestionView = PictureQuestionView | TreeQuestionView;

/** An animal on the card that shows it beside the others. */
export interface AnimalCardView {
  animal: Animal;
  name: string;
  tagline: string;
}

export interface PlanStepView {
  id: string;
  title: string;
  text: string;
  withinDays: number;
  link: { label: string; path: string };
}

export interface AnimalView extends AnimalCardView {
  /** The animal itself, or the variant of it whose words these are. */
  plan: Plan;
  title: string;
  description: string;
  lead: string;
  about: string[];
  strengths: string[];
  watchFor: string[];
  steps: PlanStepView[];
}

/** An animal on a page, with the people to call about its steps. */
export interface ShownAnimalView extends AnimalView {
  help: AuthoredHtml | undefined;
}

export interface PersonaViews {
  getQuizQuestion(key: QuestionKey): QuizQuestionView;
  listAnimals(): AnimalCardView[];
  getAnimal(plan: Plan): ShownAnimalView;
}
