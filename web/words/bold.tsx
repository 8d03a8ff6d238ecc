import type { ReactElement, ReactNode } from 'react';

/** Renders `<b>` in a message. */
export function bold(words: ReactNode): ReactElement {
  return <b>{words}</b>;
}
