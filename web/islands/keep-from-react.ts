import { FIELDS } from './give-back.ts';

/** For one of these React draws a part to its end before it lets go of the thread (`ReactDOMEventReplaying`). */
const HURRYING = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'compositionstart',
  'compositionend',
  'textInput',
  'paste',
  'cut',
  'input',
  'change',
];

/**
 * What happens in the fields of a part that React is drawing is kept from it: a letter waited 290 ms on a slow
 * phone, and waits some 130. The browser writes it, and it is given back. Returns what ends that.
 */
export function keepFieldsFromReact(place: Element): () => void {
  const ended = new AbortController();
  for (const type of HURRYING)
    place.addEventListener(
      type,
      (event) => {
        if ((event.target as Element).matches(FIELDS)) event.stopImmediatePropagation();
      },
      { capture: true, signal: ended.signal },
    );
  return () => ended.abort();
}
