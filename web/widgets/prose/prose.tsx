import { useContext, useState } from 'react';
import type { AuthoredHtml } from '#contracts/views/authored-html.ts';
import { RenderContextReact } from '../../site/render-context.ts';
import styles from './prose.module.css';

/**
 * Authored HTML, which the server made safe when it loaded the content. A part that wakes finds it in
 * the document.
 */
export function Prose({ name }: AuthoredHtml) {
  const context = useContext(RenderContextReact);
  const id = `prose-${name}`;
  const [text] = useState(() => context?.html?.get(name) ?? readFromDocument(id));
  return (
    <div
      id={id}
      className={styles['prose']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function readFromDocument(id: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
}
