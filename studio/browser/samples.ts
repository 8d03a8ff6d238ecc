/** An example begins with a word in the language of its text, as the check of the content knows it. */
const EACH = /\[\[\p{L}[\p{L}\p{M} ]*: [^\]]*\]\]/gu;
const ALONE = new RegExp(String.raw`^${EACH.source}\s*$`, 'u');

/** What is typed into a field that has only its example takes the place of the example. */
export function listenToSamples(form: HTMLFormElement): void {
  form.addEventListener('focusin', ({ target }) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && ALONE.test(target.value)) target.select();
  });
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to, value } = target;
    const around = findSamples(value).find((one) => one.from <= from && to <= one.to);
    if (around && from === to) target.setSelectionRange(around.from, around.to);
  });
}

/** Where the examples stand in a text. */
export function findSamples(text: string): Array<{ from: number; to: number }> {
  return Array.from(text.matchAll(EACH), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
}
