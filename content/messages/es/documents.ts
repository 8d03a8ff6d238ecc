import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/documents.ts';

export const messages = {
  landings: {
    errorLoading: 'Error al cargar',
    noData: 'No hay datos',
  },
  calculatorDisclosures: {
    limitsTitle: 'Límites usados para {year}',
    limitsCaption: 'Lo que un empleado puede aportar, {year}',
    limitsAge: 'Edad al 31 de diciembre',
    limitsAmount: 'Máximo del año',
    payCap: 'Sueldo que cuenta para el aporte del empleador',
    allAdditions: 'Tú y tu empleador juntos, antes de contribuciones adicionales',
    assumptionsTitle: 'Supuestos con los que empezamos',
    assumptionsCaption: 'Puedes cambiar cada uno en la página de la proyección',
    assumption: 'Supuesto',
    value: 'Lo que usamos',
    back: 'Volver a la calculadora',
  },
} as const satisfies SameKeys<typeof english>;
