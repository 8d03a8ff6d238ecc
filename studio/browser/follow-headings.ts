/** A heading as authors write it; the page shows it without the signs. */
const HEADING = /^#{2,4} +(.+)$/gm;

interface Heading {
  at: number;
  text: string;
}

/** Where the cursor goes in one language, the other one and the page follow, heading by heading. */
export function followHeadings(frame: HTMLIFrameElement, form: HTMLFormElement): void {
  const areas = [...document.querySelectorAll<HTMLTextAreaElement>('[data-text="markdown"]')];
  let last = '';
  for (const area of areas)
    for (const kind of ['click', 'keyup', 'input'])
      area.addEventListener(kind, () => {
        const at = listHeadings(area).findLastIndex((heading) => heading.at <= area.selectionStart);
        const now = `${area.id} ${at}`;
        if (now === last) return;
        last = now;
        for (const other of areas) if (other !== area) scrollArea(other, at);
        scrollFrame(at);
      });
  frame.addEventListener('load', () => {
    last = '';
  });

  function scrollFrame(at: number): void {
    const language = form.querySelector<HTMLSelectElement>('[name="language"]')?.value ?? '';
    const own = areas.find(({ lang }) => language.startsWith(lang));
    const wanted = own && listHeadings(own)[at];
    const inside = frame.contentDocument;
    if (!inside || !frame.contentWindow) return;
    const found =
      wanted &&
      [...inside.querySelectorAll('h2, h3, h4')].find(
        ({ textContent }) => textContent.trim() === wanted.text,
      );
    if (!found && at >= 0) return;
    const y = found ? found.getBoundingClientRect().top + frame.contentWindow.scrollY - 24 : 0;
    frame.contentWindow.scrollTo(0, y);
  }
}

function listHeadings({ value }: HTMLTextAreaElement): Heading[] {
  return [...value.matchAll(HEADING)].map(({ index, 1: text = '' }) => ({
    at: index,
    text: text.replaceAll(/[*_`]|\]\([^)]*\)|\[/g, '').trim(),
  }));
}

/** A copy of the text up to the heading is as high as what stands above it. */
function scrollArea(area: HTMLTextAreaElement, heading: number): void {
  const { at = 0 } = listHeadings(area)[heading] ?? {};
  const mirror = document.createElement('div');
  mirror.className = 'mirror';
  const { font, lineHeight } = getComputedStyle(area);
  Object.assign(mirror.style, { width: `${area.clientWidth - 24}px`, font, lineHeight });
  mirror.textContent = area.value.slice(0, at);
  document.body.append(mirror);
  area.scrollTop = at === 0 ? 0 : mirror.offsetHeight;
  mirror.remove();
}
