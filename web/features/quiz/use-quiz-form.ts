import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { withLanguage } from '#domain/links/with-language.ts';
import { stepPath } from '#domain/persona/question-paths.ts';
import { getQuestion, type Question, type QuestionKey } from '#domain/persona/questions.ts';
import {
  ANSWERS_PARAMETER,
  decideStepBack,
  fieldName,
  readAnswerFields,
  readAnswers,
  type QuizStep,
} from '#domain/persona/quiz-step.ts';
import { useShell } from '../../site/shell-context.tsx';
import { answerQuestion } from '../../state/answer-question.ts';
import { useAppStore } from '../../state/use-store.ts';
import { answersRestored } from '../../state/visit-slices.ts';
import { scrollToQuestion } from './scroll-to-question.ts';

export interface QuizFormOptions {
  questionKey: QuestionKey;
  pick: string;
  asks: boolean;
}

export interface QuizForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The selected answer; for a yes/no tree, the path of answers so far. */
  way: string;
  /** True when the page says that an answer is missing. */
  isAsking: boolean;
  onChange: () => void;
  onSubmit: (event: FormEvent) => void;
  onBack: (event: FormEvent) => void;
}

/**
 * Handles the question's form in the browser: the answer is kept in the store and the next page
 * comes at once.
 */
export function useQuizForm({ questionKey, pick, asks }: QuizFormOptions): QuizForm {
  const store = useAppStore();
  const navigate = useNavigate();
  const { company, language } = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const question = getQuestion(questionKey);
  const [way, setWay] = useState(pick);
  const [isAsking, setIsAsking] = useState(asks);

  // The address carries the earlier answers, also after a reload or a start without a script.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const answers = readAnswers(query.get(ANSWERS_PARAMETER));
    store.dispatch(answersRestored(answers));
    const form = ref.current;
    if (!form) return;
    // The visitor may have chosen an answer before this script ran.
    if (readForm(form, question) === '') select(form, answers[question.key] ?? '');
    setWay(readForm(form, question));
  }, [store, question]);

  const goTo = (step: QuizStep): void => {
    void navigate(withLanguage(stepPath(company.companyId, step), language));
  };

  return {
    ref,
    way,
    isAsking,
    onChange: () => {
      const form = ref.current;
      if (!form) return;
      const chosen = readForm(form, question);
      if (question.kind === 'tree') {
        deselectHidden(form, chosen);
        scrollToQuestion(form, chosen);
      }
      setWay(chosen);
      setIsAsking(false);
    },
    onSubmit: (event) => {
      event.preventDefault();
      const form = ref.current;
      if (!form) return;
      const answer = readForm(form, question);
      const step = answerQuestion(store, { key: questionKey, answer });
      if (step.kind !== 'question' || step.isUnanswered !== true) return goTo(step);
      setIsAsking(true);
      findOpenAnswer(form, answer)?.focus();
    },
    onBack: (event) => {
      event.preventDefault();
      goTo(decideStepBack(questionKey, store.getState().personaQuiz));
    },
  };
}

function readForm(form: HTMLFormElement, question: Question): string {
  const fields = new FormData(form);
  return readAnswerFields(question, {
    get: (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : null;
    },
  });
}

function answersIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}

/** Selects an answer, and in a tree also every answer on the path to it. */
function select(form: HTMLFormElement, id: string): void {
  if (id === '') return;
  for (const input of answersIn(form)) {
    const own = input.dataset['way'] ?? input.value;
    if (own === id || id.startsWith(`${own}-`)) input.checked = true;
  }
}

/** Deselects the answers that are not on the path. */
function deselectHidden(form: HTMLFormElement, way: string): void {
  for (const input of answersIn(form)) {
    const own = input.dataset['way'] ?? '';
    if (own !== way && !way.startsWith(`${own}-`)) input.checked = false;
  }
}

function findOpenAnswer(form: HTMLFormElement, way: string): HTMLInputElement | undefined {
  return answersIn(form).find(({ name }) => name === fieldName(way));
}
