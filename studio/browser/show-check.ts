import type { TypedField } from './fields.ts';

interface Said {
  key?: string;
  said: string;
}

export interface CheckAnswer {
  problems: Said[];
  odd: Said[];
  /** The entries of others whose links change with the address. */
  moved: Said[];
  reading: Said[];
}

export interface CheckWords {
  problemsTitle: string;
  problemsNone: string;
  wordsTitle: string;
  movedTitle: string;
  noPlace: string;
}

/** Says beside each field what is wrong with it, and below the form what is wrong in all. */
export function showCheck(
  answer: CheckAnswer,
  fields: readonly TypedField[],
  words: CheckWords,
): void {
  for (const { key, cell, input } of fields) {
    const own = (list: readonly Said[]): string[] =>
      list.filter((one) => one.key === key).map(({ said }) => said);
    const problems = own(answer.problems);
    const under = cell.querySelector('.under');
    const lines = [
      ...problems.map((text) => line(text, 'problem')),
      ...own(answer.odd).map((text) => line(text, 'odd')),
      ...own(answer.reading).map((text) => line(text, 'reading')),
    ];
    if (under && under.textContent !== lines.map((one) => one.textContent).join(''))
      under.replaceChildren(...lines);
    input.toggleAttribute('aria-invalid', problems.length > 0);
    if (problems.length > 0) input.setAttribute('aria-invalid', 'true');
  }
  const check = document.querySelector('#check');
  if (!check) return;
  const placed = new Set(fields.map(({ key }) => key));
  const list = answer.problems.map((problem) => {
    const field = fields.find(({ key }) => key === problem.key);
    return field ? linkTo(field, problem.said) : line(`${words.noPlace}: ${problem.said}`);
  });
  const isClean = answer.problems.length === 0;
  const head = isClean ? line(words.problemsNone, 'clean') : heading(words.problemsTitle);
  const odd = answer.odd.filter(({ key }) => key === undefined || placed.has(key));
  check.replaceChildren(
    head,
    ...(isClean ? [] : [listOf(list)]),
    ...listUnder(words.wordsTitle, odd),
    ...listUnder(words.movedTitle, answer.moved),
  );
}

function listUnder(title: string, list: readonly Said[]): HTMLElement[] {
  if (list.length === 0) return [];
  return [heading(title), listOf(list.map(({ said }) => line(said)))];
}

export function line(text: string, kind = ''): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = text;
  made.className = kind;
  return made;
}

export function heading(text: string): HTMLHeadingElement {
  const made = document.createElement('h2');
  made.textContent = text;
  return made;
}

function linkTo({ input, cell }: TypedField, said: string): HTMLElement {
  const made = document.createElement('a');
  made.href = `#${input.id}`;
  made.textContent = `${cell.querySelector('label')?.textContent ?? ''}: ${said}`;
  made.addEventListener('click', () => {
    const closed = cell.closest('details');
    if (closed) closed.open = true;
    (cell.querySelector<HTMLInputElement>('.ticks input') ?? input).focus();
  });
  return made;
}

function listOf(items: readonly HTMLElement[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const item of items) {
    const place = document.createElement('li');
    place.append(item);
    list.append(place);
  }
  return list;
}
