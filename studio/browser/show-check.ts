import type { TypedField } from './fields.ts';

interface Said {
  key?: string;
  /** The list that it is about as a whole. */
  list?: string;
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
    const lines = [
      ...problems.map((text) => line(text, 'problem')),
      ...own(answer.odd).map((text) => line(text, 'odd')),
      ...own(answer.reading).map((text) => line(text, 'reading')),
    ];
    sayUnder(cell, lines);
    input.toggleAttribute('aria-invalid', problems.length > 0);
    if (problems.length > 0) input.setAttribute('aria-invalid', 'true');
  }
  const placed = new Set(fields.map(({ key }) => key));
  const lists = [...document.querySelectorAll<HTMLElement>('[data-list]')];
  const isOfList = ({ key, list }: Said, { dataset }: HTMLElement): boolean =>
    list === dataset['list'] && !(key !== undefined && placed.has(key));
  for (const list of lists) {
    const own = answer.problems.filter((problem) => isOfList(problem, list));
    sayUnder(
      list,
      own.map(({ said }) => line(said, 'problem')),
    );
  }
  const check = document.querySelector('#check');
  if (!check) return;
  const list = answer.problems.map((problem) => {
    const field = fields.find(({ key }) => key === problem.key);
    if (field) return linkTo(field, problem.said);
    const whole = lists.find((one) => isOfList(problem, one));
    return whole ? linkToList(whole, problem.said) : line(`${words.noPlace}: ${problem.said}`);
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

function sayUnder(place: HTMLElement, lines: readonly HTMLElement[]): void {
  const under = place.querySelector(':scope > .under');
  if (under && under.textContent !== lines.map((one) => one.textContent).join(''))
    under.replaceChildren(...lines);
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
  const target = (): HTMLElement => cell.querySelector<HTMLElement>('.ticks input') ?? input;
  return linkInto(cell, {
    id: input.id,
    text: `${cell.querySelector('label')?.textContent ?? ''}: ${said}`,
    target,
  });
}

function linkToList(list: HTMLElement, said: string): HTMLElement {
  const text = `${list.getAttribute('aria-label') ?? ''}: ${said}`;
  return linkInto(list, { id: list.id, text, target: () => list });
}

function linkInto(
  place: HTMLElement,
  { id, text, target }: { id: string; text: string; target: () => HTMLElement },
): HTMLElement {
  const made = document.createElement('a');
  made.href = `#${id}`;
  made.textContent = text;
  made.addEventListener('click', () => {
    const closed = place.closest('details');
    if (closed) closed.open = true;
    target().focus();
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
