import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/consent.ts';

/** Texts of the question about privacy and of the choices on the privacy page. */
export const messages = {
  consent: {
    label: 'Tus opciones de privacidad',
    barLabel: 'Una pregunta sobre tu privacidad',
    question:
      '¿Podemos contar las visitas y dejar que se carguen solas las listas de otros sitios? Lo contado se queda aquí y no nombra a nadie. Si no respondes, es un no. <link>Política de privacidad</link>',
    accept: 'Aceptar',
    reject: 'Rechazar',
    choose: 'Elegir',
    lead: 'El sitio funciona igual elijas lo que elijas. Puedes cambiar de opinión cuando quieras.',
    necessary: 'Lo que el sitio necesita',
    necessaryNote:
      'Tu idioma, tu empresa, lo que te gustó y esta respuesta. Siempre está activo, y solo para este sitio.',
    statistics: 'Estadísticas',
    statisticsNote: 'Conteos de páginas y acciones, sin tu nombre, tu número ni tu dirección.',
    embeds: 'Contenido de otros sitios',
    embedsNote:
      'Las listas de reproducción se cargan solas. Si no lo activas, cada una espera tu clic. Una encuesta lo espera siempre.',
    save: 'Guardar mis opciones',
    acceptAll: 'Aceptar todo',
    rejectAll: 'Rechazar todo',
    close: 'Cerrar',
    saved: 'Tus opciones quedaron guardadas.',
    unasked: 'Todavía no has respondido, así que lo tomamos como un no.',
    refused: 'Desactivaste todo lo opcional.',
    partial: 'Aceptaste algunas opciones.',
    accepted: 'Aceptaste todo.',
    since: 'Elegido el {date}, para la versión {version} de estas opciones.',
    signal:
      'Tu navegador envía la señal de Control Global de Privacidad. La respetamos: no hay estadísticas, y nada de otros sitios se carga solo.',
    events: 'Todos los eventos que se pueden contar',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  privacy: 'política de privacidad, cookies, mis datos, no vender mi información',
} as const satisfies SameKeys<typeof englishWords>;
