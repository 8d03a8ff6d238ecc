interface Choice {
  value: string;
  label: string;
}

/** Where several choices stand in one field, each gets a box; the field with its commas is behind them. */
export function showTicks(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-ticks]')) {
    const choices = JSON.parse(input.dataset['ticks'] ?? '[]') as Choice[];
    const group = document.createElement('div');
    group.className = 'ticks';
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', labelOf(input));
    group.setAttribute('aria-describedby', input.getAttribute('aria-describedby') ?? '');
    group.append(...choices.map((choice) => boxOf(choice)));
    // Before the form hears that something is typed, the field says it.
    group.addEventListener('input', () => {
      const boxes = [...group.querySelectorAll('input')];
      input.value = boxes
        .filter(({ checked }) => checked)
        .map(({ value }) => value)
        .join(', ');
    });
    input.hidden = true;
    input.after(group);
  }
  followFields(form);
}

/** The boxes say what the field says, also when it was brought back or taken from somebody else. */
export function followFields(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('.ticks input')) {
    const field = box.closest('.cell')?.querySelector<HTMLInputElement>('input[data-ticks]');
    const named = field?.value.split(',').map((word) => word.trim()) ?? [];
    box.checked = named.includes(box.value);
  }
}

function labelOf(input: HTMLInputElement): string {
  return input.closest('.cell')?.querySelector('label')?.textContent ?? '';
}

function boxOf({ value, label }: Choice): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = value;
  const made = document.createElement('label');
  made.className = 'tick';
  made.append(box, label);
  return made;
}
