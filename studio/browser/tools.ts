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

/** The buttons above a text write the marks that nobody has to know by heart. */
export function listenToTools(form: HTMLFormElement, texts: Texts): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
    const { tool = '', for: id = '' } = button?.dataset ?? {};
    const area = document.getElementById(id);
    const around = AROUND[tool];
    if (!(area instanceof HTMLTextAreaElement) || !around) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const isBlock = around[0].startsWith('\n');
    const marked = value.slice(from, to) || (texts[tool] ?? '');
    const before = isBlock ? around[0].slice(gapAbove(value.slice(0, from))) : around[0];
    area.setRangeText(before + marked + around[1], from, to, 'end');
    area.setSelectionRange(from + before.length, from + before.length + marked.length);
    area.focus();
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** How many of the line ends that a block needs above it are there already. */
function gapAbove(text: string): number {
  if (text === '' || text.endsWith('\n\n')) return 2;
  return text.endsWith('\n') ? 1 : 0;
}
