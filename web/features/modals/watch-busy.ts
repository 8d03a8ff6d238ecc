/**
 * Watches whether the visitor is in the middle of something: a film, a sound or a session plays, a quiz was begun
 * and not ended, or a form in the page was changed and not sent. Returns the function that tells.
 */
export function watchBusy(): () => boolean {
  let touched: HTMLFormElement | undefined;
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('main form') : null;
    if (form) touched = form;
  });
  addEventListener('submit', () => (touched = undefined), { capture: true });
  return () =>
    touched?.isConnected === true ||
    document.querySelector('[data-stage="playing"]') !== null ||
    [...document.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused);
}
