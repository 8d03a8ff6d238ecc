import type { DraftName } from '../device/drafts-of-tab.ts';
import { hasTyped, isChanged } from '../islands/give-back.ts';
import { keepDraft, readDraft } from '../state/drafts.ts';

/** Fields that a person fills in: no hidden ones, and not the one that only a program finds. */
const FIELDS = 'input:not([type=hidden], [tabindex="-1"]), select, textarea';

/** By the names of the fields; a number is one that another page handed over. */
type Kept = Readonly<Record<string, string | number | undefined>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Gives a form back what was typed in it before this document came, and keeps from now on what is
 * typed. What a form holds is its own when it comes from a post.
 */
export function keepDrafts(companyId: string): void {
  const keep = (form: HTMLFormElement): void => {
    const name = nameOf(form);
    const draft = Object.fromEntries(fieldsOf(form).flatMap(entryOf));
    keepDraft(name, companyId, { ...readDraft(name, companyId), draft });
  };
  for (const sent of document.querySelectorAll<HTMLElement>('[data-draft-sent]'))
    keepDraft(sent.dataset['draftSent'] as DraftName, companyId, undefined);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const { draft } = readDraft(nameOf(form), companyId) ?? {};
    // What was typed before any script ran is newer than the draft.
    const isKept = form.dataset['posted'] !== undefined || hasTyped(form);
    if (draft !== undefined && form.dataset['posted'] === undefined) fillIn(form, draft as Kept);
    if (isKept) keep(form);
  }
  const onInput = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form?.dataset['draft'] !== undefined) keep(form);
  };
  addEventListener('input', onInput, { capture: true, passive: true });
  // A page from the browser's memory does not know that a later one of this tab has sent its form.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
      if (!readDraft(nameOf(form), companyId)) form.reset();
  });
  // A link to the same page that begins anew.
  for (const link of document.querySelectorAll<HTMLElement>('a[data-draft-drop]'))
    link.addEventListener('click', () => {
      keepDraft(link.dataset['draftDrop'] as DraftName, companyId, undefined);
    });
}

const nameOf = (form: HTMLFormElement): DraftName => form.dataset['draft'] as DraftName;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(FIELDS)];

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function entryOf(field: Field): Array<[name: string, value: string]> {
  return isTick(field) && !field.checked ? [] : [[field.name, field.value]];
}

function fillIn(form: HTMLFormElement, draft: Kept): void {
  const fields = fieldsOf(form);
  const typed = new Set(fields.filter(isChanged).map(({ name }) => name));
  for (const field of fields.filter(({ name }) => !typed.has(name))) {
    const value = draft[field.name];
    if (isTick(field)) field.checked = value === field.value;
    else if (value !== undefined) field.value = String(value);
  }
  // The part that shows what becomes of it wakes.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
