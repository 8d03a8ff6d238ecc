import type { WidgetExample } from '../widget-example.ts';
import { EmptyList } from './empty-list.tsx';

export const emptyListExamples: WidgetExample[] = [
  {
    name: 'empty list',
    render: (say) => (
      <EmptyList
        title={say({ 'en-US': 'Nothing here yet.', 'es-US': 'Todavía no hay nada.' })}
        link={{
          path: 'get-the-facts',
          label: say({ 'en-US': 'See all articles', 'es-US': 'Ver todos los artículos' }),
        }}
      />
    ),
  },
];
