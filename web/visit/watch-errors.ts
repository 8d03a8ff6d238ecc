import { failed } from '../state/page-slices.ts';
import type { Store } from '../state/store.ts';

/**
 * An error that no code caught opens the error dialog; errors of scripts that are not ours do not. A
 * film that cannot be played is only logged, because its words stand below it. Returns the function
 * that stops it.
 */
export function watchErrors(store: Store): () => void {
  const report = (error: unknown): void => {
    store.dispatch(failed('page/unexpected', error));
  };
  const onError = ({ error, filename }: ErrorEvent): void => {
    if (error !== undefined && filename.startsWith(location.origin)) report(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (reason instanceof Error) report(reason);
  };
  window.addEventListener('error', logFilmError, { capture: true });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', logFilmError, { capture: true });
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The error of an element reaches nobody but those who catch it on its way down. */
function logFilmError({ target }: Event): void {
  if (target instanceof Element && target.closest('video'))
    console.warn('The film could not be played');
}
