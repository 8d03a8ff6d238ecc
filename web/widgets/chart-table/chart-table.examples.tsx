import type { WidgetExample } from '../widget-example.ts';
import { ChartTable } from './chart-table.tsx';

const LABEL = { 'en-US': 'See the numbers as a table', 'es-US': 'Ver los números en una tabla' };

export const chartTableExamples: WidgetExample[] = [
  {
    name: 'chart as a table',
    render: (say) => (
      <ChartTable
        label={say(LABEL)}
        caption={say({ 'en-US': 'A movie ticket', 'es-US': 'Una entrada de cine' })}
        heads={[
          say({ 'en-US': 'Year', 'es-US': 'Año' }),
          say({ 'en-US': 'Price', 'es-US': 'Precio' }),
        ]}
        rows={[
          ['1995', '$4.35'],
          ['2022', '$10.53'],
        ]}
      />
    ),
  },
  {
    name: 'chart as a table: account',
    render: (say) => (
      <ChartTable
        isAccount
        label={say(LABEL)}
        heads={[
          say({ 'en-US': 'Who', 'es-US': 'Quién' }),
          say({ 'en-US': 'Own money', 'es-US': 'Dinero propio' }),
          say({ 'en-US': 'Growth', 'es-US': 'Crecimiento' }),
          'Total',
        ]}
        rows={[['Ana', '$48,000', '$95,000', '$143,000']]}
      />
    ),
  },
];
