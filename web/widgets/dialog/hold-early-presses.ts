/** Longer than the time between the two presses of a double tap. */
const SETTLING_MS = 500;

/** The events of a press by a pointer, by a key, or by a screen reader. */
const STEPS = ['pointerdown', 'keydown', 'keyup', 'click'] as const;

/**
 * Makes a surface that came over the page ignore presses that began before it stood, and for half a
 * second after: the finger or key was meant for what stood there before. That holds also for a
 * dialog that a press opened, as a double tap on "Choose" must allow nothing. A press counts by its
 * own time, as a slow device delivers presses late. Escape is not held, as it answers nothing. The
 * half second begins with the first frame that shows the surface, so that neither a slow device nor
 * a tab in the background shortens it. Returns the function that stops it.
 */
export function holdEarlyPresses(surface: HTMLElement): () => void {
  const listening = new AbortController();
  let takesFrom = Infinity;
  /** When the current press began; the first is taken to be older than the surface. */
  let began = 0;
  let timer = 0;
  const onStep = (event: Event): void => {
    const { type, timeStamp, detail, key, repeat } = event as MouseEvent & KeyboardEvent;
    if (type === 'pointerdown' || (type === 'keydown' && !repeat)) began = timeStamp;
    const isClick = type === 'click';
    // A click with a count of zero comes from a key that was let through, or from a screen reader.
    const isEarly = (isClick && detail === 0 ? timeStamp : began) < takesFrom;
    if (!isEarly || !(isClick || key === 'Enter' || key === ' ')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const step of STEPS)
    surface.addEventListener(step, onStep, { capture: true, signal: listening.signal });
  surface.dataset['settling'] = '';
  const frame = requestAnimationFrame(() => {
    takesFrom = performance.now() + SETTLING_MS;
    timer = window.setTimeout(() => delete surface.dataset['settling'], SETTLING_MS);
  });
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
