import { keepForms } from './keep-form.ts';
import { line } from './show-check.ts';

interface Answer {
  id: string;
  said: string;
  isFree: boolean;
}

const PAUSE_MS = 300;

const form = document.querySelector<HTMLFormElement>('#new');
const own = form?.querySelector<HTMLInputElement>('#id');
keepForms();
if (form && own) start(form, own);

/** Proposes an id from the title until the author writes one, and says whether it is free. */
function start(all: HTMLFormElement, field: HTMLInputElement): void {
  const subject = all.querySelector<HTMLInputElement>('#en, #name');
  const under = all.querySelector('#idu');
  let isProposed = field.value === '';
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const ask = async (): Promise<void> => {
    asked += 1;
    const now = asked;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(all))
      if (typeof value === 'string') query.set(name, value.trim());
    if (isProposed) query.delete('id');
    try {
      const response = await fetch(`${all.action}/id?${query.toString()}`);
      if (!response.ok || now !== asked) return;
      show((await response.json()) as Answer);
    } catch {
      // The form asks the same when it is sent, and says what is wrong.
    }
  };

  const show = ({ id, said, isFree }: Answer): void => {
    if (isProposed) field.value = id;
    field.toggleAttribute('aria-invalid', !isFree);
    if (!isFree) field.setAttribute('aria-invalid', 'true');
    under?.replaceChildren(...(said === '' ? [] : [line(said, isFree ? 'clean' : 'problem')]));
  };

  all.addEventListener('input', (event) => {
    if (event.target === field) isProposed = field.value === '';
    else if (event.target !== subject) return;
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), PAUSE_MS);
  });
  if (subject?.value !== '' && isProposed) void ask();
}
