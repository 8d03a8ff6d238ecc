import { SCROLL_MS, SCROLL_OFFSET } from '#domain/persona/progress.ts';

/**
 * Scrolls to the question that an answer reveals, or to the answer's own question when it reveals
 * none.
 */
export function scrollToQuestion(form: HTMLFormElement, way: string): void {
  const above = way.includes('-') ? way.slice(0, way.lastIndexOf('-')) : '';
  const target =
    form.querySelector(`[data-question="${way}"]`) ??
    form.querySelector(`[data-question="${above}"]`);
  // The scroll starts one frame later, when the revealed question has its place.
  if (target) requestAnimationFrame(() => scrollTo(target));
}

function scrollTo(target: Element): void {
  const from = window.scrollY;
  const to = Math.max(0, from + target.getBoundingClientRect().top - SCROLL_OFFSET);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return jump(to);
  const start = performance.now();
  let isLeft = false;
  // The scroll ends when the visitor scrolls by hand.
  const leave = (): void => {
    isLeft = true;
  };
  addEventListener('wheel', leave, { once: true, passive: true });
  addEventListener('touchmove', leave, { once: true, passive: true });
  const step = (now: number): void => {
    if (isLeft) return;
    const share = Math.min(1, (now - start) / SCROLL_MS);
    jump(from + (to - from) * easeInOut(share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function jump(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
}
