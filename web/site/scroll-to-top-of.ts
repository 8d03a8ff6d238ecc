const DURATION_MS = 1_000;

let stopPrevious: (() => void) | undefined;

/**
 * Scrolls an element to the top of the window, below the sticky header, within a second; at once
 * for visitors who prefer reduced motion.
 */
export function scrollToTopOf(element: HTMLElement): void {
  stopPrevious?.();
  const root = document.documentElement;
  const above = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const from = window.scrollY;
  const furthest = root.scrollHeight - window.innerHeight;
  const to = Math.max(0, Math.min(from + element.getBoundingClientRect().top - above, furthest));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: to, behavior: 'instant' });
    return;
  }
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  stopPrevious = stop;
  // A visitor who scrolls meanwhile ends the movement.
  for (const name of ['wheel', 'touchstart', 'keydown'])
    addEventListener(name, stop, { once: true, passive: true });
  const startedAt = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, (now - startedAt) / DURATION_MS);
    if (!isStopped) window.scrollTo({ top: from + (to - from) * ease(part), behavior: 'instant' });
    if (part < 1 && !isStopped) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}
