import type { Change } from './fields.ts';
import { followHeadings } from './follow-headings.ts';

/** Where three columns fit, the page is open from the start. */
const WIDE = '(min-width: 75rem)';

interface Pane {
  /** Shows what is typed now, if nothing is wrong with it; else it says that the page is an older one. */
  follow: (isGood: boolean) => void;
}

/** The real page beside the fields: in the width of a device, and where it was when it is shown anew. */
export function openPane(read: () => readonly Change[]): Pane | undefined {
  const pane = document.querySelector<HTMLDetailsElement>('#page');
  const form = pane?.querySelector<HTMLFormElement>('#preview');
  const frame = pane?.querySelector('iframe');
  const around = frame?.parentElement;
  const waits = pane?.querySelector<HTMLElement>('#waits');
  if (!pane || !form || !frame || !around || !waits) return undefined;
  const changes = form.querySelector<HTMLInputElement>('[name="changes"]');
  let shown: string | undefined;
  /** Whether the frame has a page; undefined before the first check has said whether it can. */
  let isPage: boolean | undefined = changes ? undefined : true;
  let scrolled = 0;

  const asked = (): string => {
    if (changes) changes.value = JSON.stringify(read());
    return [...new FormData(form)]
      .filter(([name]) => name !== 'width')
      .map(([name, value]) => `${name} ${typeof value === 'string' ? value : ''}`)
      .join('\n');
  };
  const show = (): void => {
    const wanted = asked();
    if (!pane.open || isPage === undefined || wanted === shown) return;
    shown = wanted;
    scrolled = frame.contentWindow?.scrollY ?? 0;
    form.submit();
  };
  const fit = (): void => {
    const width = frame.offsetWidth;
    const scale = Math.min(1, around.clientWidth / width);
    frame.style.transform = `scale(${scale})`;
    frame.style.height = `${around.clientHeight / scale}px`;
    // What is scaled still takes its room, so what lies beside the scaled page is nothing to scroll to.
    around.style.overflow = 'hidden';
  };

  form.addEventListener('submit', () => {
    shown = asked();
    scrolled = 0;
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      scrolled = 0;
      show();
    } else fit();
  });
  pane.addEventListener('toggle', () => {
    fit();
    show();
  });
  frame.addEventListener('load', () => {
    frame.contentWindow?.scrollTo(0, scrolled);
  });
  new ResizeObserver(fit).observe(around);
  followHeadings(frame, form);
  if (matchMedia(WIDE).matches) pane.open = true;
  return {
    follow: (isGood) => {
      waits.hidden = isGood || isPage !== true;
      if (!isGood && isPage === true) return;
      isPage = isGood;
      show();
    },
  };
}
