import { findAnswer, findUnanswered, type PersonaAnswers } from './decide-animal.ts';
import { decidePlan } from './decide-plan.ts';
import type { Plan } from './plans.ts';
import {
  getQuestion,
  indexOfQuestion,
  QUESTION_KEYS,
  QUESTIONS,
  type Question,
  type QuestionKey,
} from './questions.ts';

/** Separates the answers in an address; an open question leaves its place empty. */
const SEPARATOR = '.';
const MAX_LENGTH = 200;

/** The parameter that carries the answers from question to question. */
export const ANSWERS_PARAMETER = 'a';

/** Answers as an address carries them, in the order of the questions. */
export function writeAnswers(answers: PersonaAnswers): string {
  return QUESTION_KEYS.map((key) => answers[key] ?? '')
    .join(SEPARATOR)
    .replace(/\.+$/, '');
}

/** Reads from an address only whole answers that exist. */
export function readAnswers(text: string | null | undefined): PersonaAnswers {
  const answers: PersonaAnswers = {};
  const ids = (text ?? '').slice(0, MAX_LENGTH).split(SEPARATOR);
  QUESTIONS.forEach((question, index) => {
    const answer = findAnswer(question, ids[index]);
    if (answer) answers[question.key] = answer.id;
  });
  return answers;
}

interface FieldReader {
  get(name: string): string | null;
}

/**
 * The name of a radio group: the first question's is `answer`, the one below its yes `answer-yes`.
 */
export function fieldName(above: string): string {
  return above === '' ? 'answer' : `answer-${above}`;
}

/**
 * The answer in a posted form. In a yes/no tree it is read from the first question down, so that
 * answers in a hidden branch do not count. It may be only the beginning of a way.
 */
export function readAnswerFields(question: Question, fields: FieldReader): string {
  if (question.kind === 'pictures') {
    const id = fields.get('answer') ?? undefined;
    return findAnswer(question, id)?.id ?? '';
  }
  let way = '';
  while (!findAnswer(question, way)) {
    const label = fields.get(fieldName(way));
    if (label !== 'yes' && label !== 'no') break;
    way = way === '' ? label : `${way}-${label}`;
  }
  return way;
}

/** What follows a posted form. */
export type QuizStep =
  | { kind: 'landing' }
  | { kind: 'result'; plan: Plan }
  | {
      kind: 'question';
      key: QuestionKey;
      answers: PersonaAnswers;
      /** The answer that is selected when the question opens. */
      pick?: string;
      /** True when the form held no whole answer: the page then says what is missing. */
      isUnanswered?: true;
    };

interface PostedAnswer {
  key: QuestionKey;
  /** The answers given before this step. */
  answers: PersonaAnswers;
  answer: string;
}

export function decideNextStep({ key, answers, answer }: PostedAnswer): QuizStep {
  if (!findAnswer(getQuestion(key), answer)) {
    return {
      kind: 'question',
      key,
      answers,
      ...(answer !== '' && { pick: answer }),
      isUnanswered: true,
    };
  }
  const all = { ...answers, [key]: answer };
  const plan = decidePlan(all);
  if (plan) return { kind: 'result', plan };
  const next = QUESTION_KEYS[indexOfQuestion(key) + 1] ?? findUnanswered(all)?.key ?? key;
  return openQuestion(next, all);
}

/** The step before this one; the first question leads back to where the quiz begins. */
export function decideStepBack(key: QuestionKey, answers: PersonaAnswers): QuizStep {
  const previous = QUESTION_KEYS[indexOfQuestion(key) - 1];
  return previous === undefined ? { kind: 'landing' } : openQuestion(previous, answers);
}

function openQuestion(key: QuestionKey, answers: PersonaAnswers): QuizStep {
  const pick = answers[key];
  return { kind: 'question', key, answers, ...(pick !== undefined && { pick }) };
}

/**
 * Every value that may be selected when a question opens: its answers, and the beginnings of ways.
 */
export function listPicks(): string[] {
  const picks = QUESTIONS.flatMap(({ kind, answers }) =>
    answers.flatMap(({ id }) => (kind === 'tree' ? beginningsOf(id) : [id])),
  );
  return [...new Set(picks)];
}

function beginningsOf(way: string): string[] {
  const labels = way.split('-');
  return labels.map((_, index) => labels.slice(0, index + 1).join('-'));
}
