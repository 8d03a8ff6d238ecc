import type { WidgetExample } from '../widget-example.ts';
import { SearchForm } from './search-form.tsx';

export const searchFormExamples: WidgetExample[] = [
  { name: 'search form', render: () => <SearchForm query="401(k)" /> },
];
