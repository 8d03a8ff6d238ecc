import type { ReactElement, ReactNode } from 'react';

/** What `<b>` is in a message. */
export function bold(words: ReactNode): ReactElement {
  return <b>{words}</b>;
}
