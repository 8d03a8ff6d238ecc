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
  projectionHead: {
    title: 'Mi proyección',
    description: 'En qué podrían convertirse tus ahorros, en gráfica y en tabla.',
  },
  nearestMatch: {
    title: 'Si dejaste el aporte como es en tu plan',
    text: 'Tu plan agrega {tiers}. Una proyección usa solo dos números, así que cuenta el {rate}% hasta el {upTo}% del sueldo. Para quien ahorra el {upTo}% o más es lo mismo. Con menos puede variar: con el {saved}%, el plan agrega el {plan}% del sueldo y la proyección cuenta el {shown}%.',
    link: 'Ver el aporte exacto con tu sueldo',
  },
  increaseOfPlan: {
    title: 'Si dejas que tu porcentaje suba cada año',
    text: 'Tu plan lo sube {points, plural, one {un punto} other {# puntos}} al año por sí solo, hasta el {upTo}% del sueldo y no más. De ahí en adelante tendrías que subirlo tú. Si no dices otra cosa, la proyección también se detiene en el {upTo}%. Puedes cambiar “{field}” entre los supuestos.',
  },
} as const satisfies SameKeys<typeof english>;
