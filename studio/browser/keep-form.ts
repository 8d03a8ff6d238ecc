import { listKept, readKept, writeKept } from './kept.ts';

const PREFIX = 'sendero-studio-form:';
const FIELDS = ':is(input, textarea, select)[name]:not([type="hidden"], [type="file"])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  values: Record<string, string>;
  /** Whether it was sent: the page after it says whether it was taken. */
  isSent: boolean;
}

/**
 * Keeps what is typed into forms in this tab until they are sent and taken, so that no reload and no session that
 * has ended takes it. What an entry says is kept by itself, and on the device.
 */
export function keepForms(): void {
  forgetTaken();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) keep(form);
}

/** An address that says what was done is that of a page after a form that was taken. */
function forgetTaken(): void {
  const asked = new URLSearchParams(location.search);
  const done = asked.get('done') ?? asked.get('said');
  if (done === null || done === 'not-brought') return;
  for (const place of listKept('sessionStorage', PREFIX))
    if (read(place)?.isSent === true) writeKept('sessionStorage', place, undefined);
}

function keep(form: HTMLFormElement): void {
  const place = `${PREFIX}${form.dataset['keep'] ?? ''}`;
  const fields = [...form.querySelectorAll<Field>(FIELDS)];
  const write = (isSent: boolean): void => {
    const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
    writeKept('sessionStorage', place, { values, isSent } satisfies Kept);
  };
  const kept = read(place);
  let isAny = false;
  for (const field of fields) {
    const value = kept?.values[field.name];
    if (value === undefined || value === valueOf(field)) continue;
    put(field, value);
    isAny = true;
  }
  if (isAny) say(form);
  form.addEventListener('input', () => write(false));
  form.addEventListener('submit', () => write(true));
}

function read(place: string): Kept | undefined {
  return readKept('sessionStorage', place) as Kept | undefined;
}

function valueOf(field: Field): string {
  if (!isTick(field)) return field.value;
  return field.checked ? 'yes' : '';
}

function put(field: Field, value: string): void {
  if (isTick(field)) field.checked = value === 'yes';
  else field.value = value;
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function say(form: HTMLFormElement): void {
  const told = document.createElement('p');
  told.className = 'said';
  told.setAttribute('role', 'status');
  told.textContent = form.dataset['restored'] ?? '';
  form.prepend(told);
}
