import type { WidgetExample } from '../widget-example.ts';
import { Pager } from './pager.tsx';

export const pagerExamples: WidgetExample[] = [
  {
    name: 'pager',
    render: (say) => (
      <>
        <h3 id="example-list" tabIndex={-1}>
          {say({ 'en-US': 'A long list', 'es-US': 'Una lista larga' })}
        </h3>
        <Pager
          page={{ number: 5, pages: 9, from: 241, to: 300, total: 512 }}
          addressOf={(number) => `get-the-facts?show=all&page=${number}`}
          headingId="example-list"
        />
      </>
    ),
  },
];
