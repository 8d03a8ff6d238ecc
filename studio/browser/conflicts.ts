import type { TypedField } from './fields.ts';
import { heading, line } from './show-check.ts';

export interface Conflict {
  key: string;
  base: string | null;
  theirs: string | null;
}

export interface ConflictWords {
  conflictTitle: string;
  conflictLead: string;
  before: string;
  theirs: string;
  mine: string;
  keepMine: string;
  takeTheirs: string;
}

/** Shows three texts and lets the author choose; until then nothing is written anywhere. */
export function showConflict(
  field: TypedField,
  conflict: Conflict,
  { words, decide }: { words: ConflictWords; decide: (choice: 'mine' | 'theirs') => void },
): void {
  field.cell.querySelector('.conflict')?.remove();
  const panel = document.createElement('section');
  panel.className = 'conflict';
  panel.setAttribute('aria-label', words.conflictTitle);
  const close = (choice: 'mine' | 'theirs') => (): void => {
    panel.remove();
    decide(choice);
    field.input.focus();
  };
  panel.append(
    heading(words.conflictTitle),
    line(words.conflictLead),
    ...show(words.before, conflict.base),
    ...show(words.theirs, conflict.theirs),
    ...show(words.mine, field.input.value),
    button(words.keepMine, close('mine')),
    button(words.takeTheirs, close('theirs')),
  );
  field.cell.append(panel);
  const closed = field.cell.closest('details');
  if (closed) closed.open = true;
  panel.querySelector('button')?.focus();
}

function show(title: string, text: string | null): HTMLElement[] {
  const name = document.createElement('h3');
  name.textContent = title;
  const said = document.createElement('pre');
  said.tabIndex = 0;
  said.setAttribute('role', 'group');
  said.setAttribute('aria-label', title);
  said.textContent = text ?? '–';
  return [name, said];
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}
