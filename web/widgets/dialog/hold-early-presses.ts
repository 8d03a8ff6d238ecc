/** Longer than the second press of a double one takes to come. */
const SETTLING_MS = 500;

/** The steps of a press, by pointer, by key, or by a program that speaks for its user. */
const STEPS = ['pointerdown', 'keydown', 'keyup', 'click'] as const;

/**
 * What came over the page by itself takes no press that began before it stood, nor for half a second
 * after: the finger or key was meant for what stood there before. Escape is not held, as it answers
 * nothing. The half second begins with the first frame that shows it, so that neither a slow device
 * nor a tab in the background takes it away. Answers how to stop.
 */
export function holdEarlyPresses(surface: HTMLElement): () => void {
  const listening = new AbortController();
  let takesFrom = Infinity;
  /** When the press that is under way began; at first it is one from before. */
  let began = 0;
  let timer = 0;
  const onStep = (event: Event): void => {
    const { type, timeStamp, detail, key, repeat } = event as MouseEvent & KeyboardEvent;
    if (type === 'pointerdown' || (type === 'keydown' && !repeat)) began = timeStamp;
    const isClick = type === 'click';
    // Without a count of presses it comes from a key that was let through, or from a screen reader.
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
