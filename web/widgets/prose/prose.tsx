import { useContext, useState } from 'react';
import { RenderContextReact } from '../../site/render-context.ts';
import styles from './prose.module.css';

export interface ProseProperties {
  /** Names the text on its page: the document carries it once, under this name. */
  name: string;
  /** The text after a navigation; empty in a document, where it is in the page already. */
  html: string | null;
}

/** Authored HTML, made safe when it was loaded. */
export function Prose({ name, html }: ProseProperties) {
  const { htmlBag } = useContext(RenderContextReact) ?? {};
  const id = `prose-${name}`;
  const [text] = useState(() => html ?? htmlBag?.get(name) ?? readFromDocument(id));
  return (
    <div
      id={id}
      className={styles['prose']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? text }}
    />
  );
}

function readFromDocument(id: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
}
