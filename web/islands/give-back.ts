type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Changed {
  form: HTMLFormElement | null;
  value: string;
  isChecked: boolean | undefined;
}

export const FIELDS = 'input:not([type=hidden]), select, textarea';

export interface Typed {
  /** Looks again, for what was typed since. */
  look: () => void;
  giveBack: () => void;
}

/**
 * Notes what was typed or chosen before the part was awake, and gives it back afterwards, as if it
 * was typed then: React shows what it knows, which is what the server drew.
 */
export function noteTyped(place: Element): Typed {
  const changed = new Map<number, Changed>();
  const look = (): void => {
    for (const [at, field] of fieldsOf(place).entries())
      if (isChanged(field))
        changed.set(at, { form: field.form, value: field.value, isChecked: checkedOf(field) });
  };
  look();
  return {
    look,
    giveBack: () => {
      const fields = fieldsOf(place);
      for (const [at, { form, value, isChecked }] of changed) {
        const field = fields[at];
        // A form that is another one by now holds something newer, such as the numbers of a link.
        if (field?.form !== form) continue;
        if (isChecked !== undefined) tick(field as HTMLInputElement, isChecked);
        else type(field, value);
      }
    },
  };
}

/** True when something was typed or chosen in a part before any script ran. */
export function hasTyped(place: Element): boolean {
  return fieldsOf(place).some(isChanged);
}

const fieldsOf = (place: Element): Field[] => [...place.querySelectorAll<Field>(FIELDS)];

function checkedOf(field: Field): boolean | undefined {
  const isTick = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
  return isTick ? field.checked : undefined;
}

/** True when a field holds something else than the document said. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const own = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, own);
  }
  const isChecked = checkedOf(field);
  return isChecked === undefined
    ? field.value !== field.defaultValue
    : isChecked && !(field as HTMLInputElement).defaultChecked;
}

/** React compares with what it has seen last, so it is shown the opposite first. */
function tick(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

/** React sees what is set here, and not what is set by the kind of the field: it hears of a change. */
function type(field: Field, value: string): void {
  // A chosen file stays in its field, and no script may set one.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  const kind = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // A form that checks what is left has not seen that somebody went on to the next field.
  const { activeElement } = document;
  if (activeElement !== field && field.form?.contains(activeElement))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
