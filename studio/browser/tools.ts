import { findSamples } from './samples.ts';

type Texts = Readonly<Record<string, string>>;

/** What stands before and after the words that are marked. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  bold: ['**', '**'],
  heading: ['\n\n## ', '\n\n'],
  list: ['\n\n- ', '\n\n'],
  link: ['[', '](articles/)'],
  table: ['\n\n', '\n\n'],
  definition: ['\n\n', '\n\n'],
};

/** They come after the words that are marked and leave them as they are. */
const WHOLE: ReadonlySet<string> = new Set(['table', 'definition']);

/** The buttons above a text write the marks that nobody has to know by heart. */
export function listenToTools(form: HTMLFormElement, texts: Texts): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
    const { tool = '', for: id = '' } = button?.dataset ?? {};
    const area = document.getElementById(id);
    const around = AROUND[tool];
    if (!(area instanceof HTMLTextAreaElement) || !around) return;
    const { selectionStart, selectionEnd: end, value } = area;
    const isBlock = around[0].startsWith('\n');
    const words = value.slice(selectionStart, end);
    // The example that a button has just written is marked, and a table or a definition is made of no words.
    const isAfter = isBlock && (WHOLE.has(tool) || findSamples(words).length > 0);
    const from = isAfter ? endOfBlock(value, end) : selectionStart;
    const to = isAfter ? from : end;
    const marked = value.slice(from, to) || (texts[tool] ?? '');
    const before = isBlock ? around[0].slice(gapAbove(value.slice(0, from))) : around[0];
    area.setRangeText(before + marked + around[1], from, to, 'end');
    // The first example is there to be written over; a press of the pointer marks the next.
    const [sample = { from: 0, to: marked.length }] = findSamples(marked);
    const at = from + before.length;
    area.setSelectionRange(at + sample.from, at + sample.to);
    area.focus();
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A new block comes below the one that the cursor is in. */
function endOfBlock(text: string, at: number): number {
  const end = text.indexOf('\n\n', at);
  return end === -1 ? text.length : end;
}

/** How many of the line ends that a block needs above it are there already. */
function gapAbove(text: string): number {
  if (text === '' || text.endsWith('\n\n')) return 2;
  return text.endsWith('\n') ? 1 : 0;
}
