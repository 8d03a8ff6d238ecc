import { withLanguage } from '#domain/links/with-language.ts';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { stepPath } from '#domain/pages/question-paths.ts';
import { getQuestion, type QuestionKey } from '#domain/persona/questions.ts';
import {
  ANSWERS_PARAMETER,
  decideStepBack,
  readAnswers,
  type QuizStep,
} from '#domain/persona/quiz-step.ts';
import { isOffline } from '../../device/is-offline.ts';
import { hasTyped } from '../../islands/give-back.ts';
import type { Listen } from '../../islands/listen.ts';
import { answerQuestion } from '../../state/answer-question.ts';
import { answersRestored } from '../../state/visit-slices.ts';
import { deselectHidden, findOpenAnswer, openBranch, readForm, select } from './answers-in-form.ts';
import { scrollToQuestion } from './scroll-to-question.ts';

/**
 * Counts the answer in the browser and leads on, so that nothing is posted. The addresses carry the
 * answers, also to the browser's own Back and through a reload.
 */
export const listenToQuestion: Listen = (place, { store, shell }, { questionKey }) => {
  const { company, language } = shell;
  const question = getQuestion(questionKey as QuestionKey);
  const form = place.querySelector<HTMLFormElement>('form[data-kind]');
  if (!form) throw new Error('The question has no form');
  let isLeaving = false;
  const addressOf = (step: QuizStep): string =>
    withLanguage(stepPath(company.companyId, step), language);
  const leaveFor = (step: QuizStep): void => {
    isLeaving = true;
    location.assign(addressOf(step));
  };

  const query = new URLSearchParams(location.search);
  const given = readAnswers(query.get(ANSWERS_PARAMETER));
  store.dispatch(answersRestored(given));
  const questions = `${location.origin}${quizPath(company.companyId)}/`;
  if (document.referrer.startsWith(questions)) focusHeading(form);

  // A reload and the other language show what is chosen here, and so does the way back.
  const keepInAddress = (pick: string): void => {
    const { personaQuiz: answers } = store.getState();
    const here = addressOf({ kind: 'question', key: question.key, answers, pick });
    history.replaceState(history.state, '', here);
  };
  const follow = (): void => {
    const way = readForm(form, question);
    keepInAddress(way);
    if (question.kind === 'tree') {
      deselectHidden(form, way);
      openBranch(form, way);
      scrollToQuestion(form, way);
    }
    sayMissing(form, undefined);
  };
  form.addEventListener('change', follow);
  // The visitor may have chosen an answer before this script ran.
  if (hasTyped(form)) follow();
  else if (readForm(form, question) === '') {
    select(form, given[question.key] ?? '');
    openBranch(form, readForm(form, question));
  }
  place.addEventListener('submit', (event) => {
    // The page keeps its forms then, and says so.
    if (isOffline()) return;
    event.preventDefault();
    if (isLeaving) return;
    if (event.target !== form)
      return leaveFor(decideStepBack(question.key, store.getState().personaQuiz));
    const pick = readForm(form, question);
    const step = answerQuestion(store, { key: question.key, answer: pick });
    if (step.kind === 'question' && step.isUnanswered === true) {
      sayMissing(form, pick === '' ? 'answer' : 'rest');
      findOpenAnswer(form, pick)?.focus();
      return;
    }
    keepInAddress(pick);
    leaveFor(step);
  });
  // A page that comes back from the browser's memory was left by its form.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
};

/** From question to question the focus goes along, so that the next Tab leads to an answer. */
function focusHeading(form: HTMLFormElement): void {
  const heading = form.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function sayMissing(form: HTMLFormElement, part: 'answer' | 'rest' | undefined): void {
  for (const alert of form.querySelectorAll<HTMLElement>('[data-missing-part]'))
    alert.hidden = alert.dataset['missingPart'] !== part;
}
