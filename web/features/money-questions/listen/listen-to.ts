import { sayFigure } from '#domain/figures/say-figure.ts';
import type { Step } from '#domain/figures/step.ts';
import type { Language } from '#domain/language/language.ts';
import {
  ANSWER_PARTS,
  placeSentences,
  type Answer,
  type AnyQuestion,
} from '#domain/money-questions/answer.ts';
import { isUnderWay, readFields } from '#domain/money-questions/read-fields.ts';
import { hasTyped } from '../../../islands/give-back.ts';
import type { Listen } from '../../../islands/listen.ts';

/** Draws what an answer has besides words. */
export type Draw = (place: HTMLElement, answer: Answer, language: Language) => void;

/**
 * Answers each number and choice at once, in the browser: no word and no figure goes anywhere. The words
 * are in the page; what is not true of these numbers is hidden.
 */
export function listenTo({ fields, answer }: AnyQuestion, draw?: Draw): Listen {
  return (place, { shell }, { ground }) => {
    const form = place.querySelector('form');
    const answerPlace = place.querySelector<HTMLElement>('#answer');
    if (!form || !answerPlace) throw new Error('The question has no form');

    const asked = fields(ground as never);
    const read = () => readFields(asked, new FormData(form));
    const show = (): void => {
      const { values } = read();
      if (!values) return;
      const given = answer(values as never, ground as never);
      setHidden(false);
      fillIn(place, given, shell.language);
      draw?.(place, given, shell.language);
    };
    const setHidden = (isHidden: boolean): void => {
      for (const shown of place.querySelectorAll<HTMLElement>('#answer, [data-more]'))
        shown.hidden = isHidden;
    };
    /** An answer to other numbers than those that stand there would be a wrong one. */
    const mark = (isWrong = (name: string) => read().mistakes.includes(name)): void => {
      const wrong = Object.keys(asked).filter(isWrong);
      for (const name of Object.keys(asked)) markField(form, name, wrong.includes(name));
      if (wrong.length > 0) setHidden(true);
    };
    /** Who is about to type a number is not told that half of it is none. */
    const onInput = (typedIn: string | undefined): void => {
      const { typed, mistakes } = read();
      const field = typedIn === undefined ? undefined : asked[typedIn];
      show();
      mark(
        (name) =>
          mistakes.includes(name) &&
          !(name === typedIn && field && isUnderWay(field, typed[name] ?? '')),
      );
    };

    if (hasTyped(form)) onInput((document.activeElement as HTMLInputElement | null)?.name);
    form.addEventListener('input', ({ target }) =>
      onInput(target === form ? undefined : (target as HTMLInputElement).name),
    );
    form.addEventListener('change', () => mark());
    for (const handed of form.querySelectorAll<HTMLInputElement>('[data-handed]'))
      form.addEventListener('input', ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (!handed.checked || name !== handed.dataset['handed']) return;
        handed.checked = false;
        // What the tab keeps was read before.
        form.dispatchEvent(new Event('input', { bubbles: true }));
      });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      mark();
      const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.closest('details')?.setAttribute('open', '');
      (wrong ?? answerPlace).focus();
      if (!wrong) answerPlace.scrollIntoView({ block: 'start' });
    });
  };
}

function fillIn(place: HTMLElement, answer: Answer, language: Language): void {
  const parts = ANSWER_PARTS.map((part) => [part, answer[part]] as const);
  for (const [part, says] of [...parts, ...Object.entries(answer.more ?? {})]) {
    const lines = [...place.querySelectorAll<HTMLElement>(`[data-part="${part}"] > [data-says]`)];
    const said = placeSentences(
      lines.map((line) => line.dataset['says'] ?? ''),
      says,
    );
    for (const [at, line] of lines.entries()) fillInLine(line, said[at], language);
  }
  for (const [part, { row, column }] of Object.entries(answer.chosen ?? {})) {
    const table = place.querySelector(`tbody[data-part="${part}"]`);
    table?.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const cell = table?.children[row]?.querySelector(`[data-figure="${column}"]`);
    cell?.setAttribute('aria-current', 'true');
  }
  // A table or a list without a line that is true is none.
  for (const table of place.querySelectorAll<HTMLElement>('[data-table]'))
    table.hidden = !table.querySelector('[data-part] > :not([hidden])');
}

function fillInLine(line: HTMLElement, step: Step | undefined, language: Language): void {
  line.hidden = step === undefined;
  for (const place of line.querySelectorAll<HTMLElement>('[data-figure]')) {
    const figure = step?.figures[place.dataset['figure'] ?? ''];
    const words = figure ? sayFigure(figure, language) : '';
    if (place.textContent !== words) place.textContent = words;
  }
}

/** As the server marks it: the box, the control, and the error that waits below it. */
function markField(form: HTMLFormElement, name: string, isWrong: boolean): void {
  const control = form.querySelector<HTMLInputElement>(`input[type="text"][name="${name}"]`);
  const error = control && document.getElementById(`${control.id}-error`);
  if (!control || !error) return;
  control.parentElement?.toggleAttribute('data-wrong', isWrong);
  error.hidden = !isWrong;
  control.toggleAttribute('aria-invalid', isWrong);
  if (isWrong) control.setAttribute('aria-invalid', 'true');
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== error.id);
  control.setAttribute(
    'aria-describedby',
    [...described, ...(isWrong ? [error.id] : [])].join(' '),
  );
}
