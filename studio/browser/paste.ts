import { readPasted } from './paste-text.ts';

/** Turns what is pasted into a text of Markdown into Markdown; `done` hears of it. */
export function listenToPastes(form: HTMLFormElement, done: () => void): void {
  form.addEventListener('paste', (event) => {
    const area = event.target;
    if (!(area instanceof HTMLTextAreaElement) || area.dataset['text'] !== 'markdown') return;
    const text = readPasted(event.clipboardData?.getData('text/html') ?? '');
    if (text === undefined) return;
    event.preventDefault();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    done();
  });
}
