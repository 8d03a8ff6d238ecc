import { isCompletions, type Completions, type Listed, type Said } from './completions-answer.ts';

/** Fields that name several things, with commas between. */
const SEVERAL: ReadonlySet<string> = new Set(['articles', 'topics']);

/** Proposes links, figures and terms above a text, and names in the fields that take names. */
export function listenToCompletions(form: HTMLFormElement, at: string): void {
  let asked: Promise<Completions | undefined> | undefined;
  const ask = (): Promise<Completions | undefined> => {
    asked ??= fetch(at)
      .then((response) => response.json())
      .then((answer: unknown) => (isCompletions(answer) ? answer : undefined))
      // Without an answer the names are typed as before, and the next field asks again.
      .catch(() => undefined)
      .then((found) => {
        if (!found) asked = undefined;
        return found;
      });
    return asked;
  };

  form.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset['find'] !== undefined)
      void ask().then((found) => offer(target, found?.texts.map(({ label }) => label) ?? []));
    else if (target.dataset['names'] !== undefined)
      void ask().then((found) => propose(target, found));
  });
  form.addEventListener('input', ({ target, inputType }: Event & { inputType?: string }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset['names'] !== undefined) void ask().then((found) => propose(target, found));
    // What was chosen from the list goes into the text at once; what is typed waits for Enter.
    if (target.dataset['find'] !== undefined && !/^insertText|^delete/.test(inputType ?? ''))
      void take(target);
  });
  form.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.dataset['find'] === undefined) return;
    event.preventDefault();
    void take(target);
  });

  const take = async (input: HTMLInputElement): Promise<void> => {
    const found = (await ask())?.texts.find(({ label }) => label === input.value);
    const area = document.getElementById(input.dataset['find'] ?? '');
    if (!found || !(area instanceof HTMLTextAreaElement)) return;
    input.value = '';
    const { selectionStart: from, selectionEnd: to, value } = area;
    const own = found.said[area.lang] ?? '';
    const text = found.to === undefined ? own : `[${value.slice(from, to) || own}](${found.to})`;
    area.setRangeText(text, from, to, 'end');
    area.focus();
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function propose(input: HTMLInputElement, found: Completions | undefined): void {
  const names = input.dataset['names'] as Listed | Said;
  const listed = found?.[names] ?? [];
  const own = Array.isArray(listed) ? listed : (listed[input.lang] ?? Object.values(listed).flat());
  if (!SEVERAL.has(names)) return offer(input, own);
  const before = input.value.slice(0, input.value.lastIndexOf(',') + 1);
  const gap = before === '' ? '' : ' ';
  offer(
    input,
    own.map((name) => `${before}${gap}${name}`),
  );
}

function offer(input: HTMLInputElement, values: readonly string[]): void {
  const id = `${input.id}l`;
  let list = document.getElementById(id);
  if (!list) {
    list = document.createElement('datalist');
    list.id = id;
    input.after(list);
    input.setAttribute('list', id);
  }
  list.replaceChildren(
    ...values.map((value) => {
      const option = document.createElement('option');
      option.value = value;
      return option;
    }),
  );
}
