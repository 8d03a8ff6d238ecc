import { useContext } from 'react';
import { RenderContextReact } from '../../site/render-context.ts';
import type { WidgetExample } from '../widget-example.ts';
import { Prose } from './prose.tsx';

export const proseExamples: WidgetExample[] = [
  {
    name: 'prose',
    render: (say) => (
      <Written
        text={say({
          'en-US': '<p>Text of an <strong>author</strong>.</p>',
          'es-US': '<p>Texto de un <strong>autor</strong>.</p>',
        })}
      />
    ),
  },
];

/** An author's text as the server has it when it draws a page. */
function Written({ text }: { text: string }) {
  const context = useContext(RenderContextReact);
  if (context === null) throw new Error('No page is drawn');
  return (
    <RenderContextReact value={{ ...context, html: new Map([['example', text]]) }}>
      <Prose name="example" />
    </RenderContextReact>
  );
}
