import type { Question } from '#domain/persona/questions.ts';
import { fieldName, readAnswerFields } from '#domain/persona/quiz-step.ts';

/** The answer that is chosen; in a yes/no tree, the path of answers so far. */
export function readForm(form: HTMLFormElement, question: Question): string {
  const fields = new FormData(form);
  return readAnswerFields(question, {
    get: (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : null;
    },
  });
}

/** Selects an answer, and in a tree also every answer on the path to it. */
export function select(form: HTMLFormElement, id: string): void {
  for (const input of answersIn(form)) {
    const own = input.dataset['way'] ?? input.value;
    if (own === id || id.startsWith(`${own}-`)) input.checked = true;
  }
}

/** Deselects the answers that are not on the path. */
export function deselectHidden(form: HTMLFormElement, way: string): void {
  for (const input of answersIn(form)) {
    const own = input.dataset['way'] ?? '';
    if (own !== way && !way.startsWith(`${own}-`)) input.checked = false;
  }
}

/** Opens the branch that a path leads into; most browsers know it from the rules of the page. */
export function openBranch(form: HTMLFormElement, way: string): void {
  for (const branch of form.querySelectorAll<HTMLElement>('[data-branch]')) {
    const own = branch.dataset['branch'] ?? '';
    branch.toggleAttribute('data-open', own === way || way.startsWith(`${own}-`));
  }
}

export function findOpenAnswer(form: HTMLFormElement, way: string): HTMLInputElement | undefined {
  return answersIn(form).find(({ name }) => name === fieldName(way));
}

function answersIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}
