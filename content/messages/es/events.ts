import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/events.ts';

/** Texts of the page that lists what may be counted. */
export const messages = {
  events: {
    title: 'Lo que se puede contar',
    lead: 'Todos los eventos que conoce este sitio y todo lo que pueden llevar. Lo demás se rechaza. Nada se envía sin tu sí.',
    description: 'La lista completa de los eventos que se cuentan con tu permiso, dato por dato.',
    back: 'Política de privacidad',
    field: 'Dato',
    holds: 'Lo que puede llevar',
    noFields: 'Nada más que su nombre.',
    oneOf: 'Uno de estos:',
    empty: 'nada',
    rule: 'Un nombre nuestro, según esta regla:',
    kept: 'Lo que se guarda: un número por empresa y día. Ni dirección, ni cookie, ni uid, ni hora.',
    names: {
      'visit started': 'Alguien empezó una visita.',
      'page load': 'Se abrió una página, 250 milisegundos después de cambiar la dirección.',
      'page data': 'El lugar de esa página en el sitio, para comparar idiomas y grupos.',
      'testing view': 'La página se mostró, para la herramienta que compara dos versiones.',
      'page completed': 'La página quedó lista.',
      'link click': 'Alguien tocó un enlace o el botón para cambiar su contribución.',
      'Self Service Started':
        'Se dio el primer paso de un cuestionario, de la calculadora o del viaje por carretera.',
      'Self Service Step': 'Se dio un paso más.',
      'Self Service Completed':
        'Se dio el último paso. Del cuestionario sobre la jubilación se guarda el código del animal.',
      'modal load': 'Se abrió una ventana sobre la página o un texto de ayuda.',
      search:
        'Se hizo una búsqueda en la página de búsqueda. Solo si encontró algo; sus palabras no están en ningún evento.',
      'poll vote': 'Se eligió uno de los cinco sentimientos.',
      'flash card': 'Se abrió o se cerró una tarjeta.',
      'flip card': 'Se volteó una tarjeta.',
      'inflation category': 'Se eligió un grupo de productos en el carrito de la inflación.',
      'calculator differs':
        'El servidor y la página calcularon resultados distintos. Cuáles fueron no se dice.',
      'price slider': 'El control del boleto se movió hasta un año.',
      'quiz end button': 'Se tocó el botón al final de un cuestionario.',
      'navigator card': 'Se tocó una tarjeta que lleva a otra parte.',
      'media started': 'Empezó un video, un podcast o una sesión contada.',
      'media 25 percent': 'Su posición llegó a una cuarta parte.',
      'media 50 percent': 'Su posición llegó a la mitad.',
      'media 75 percent': 'Su posición llegó a tres cuartas partes.',
      'media 100 percent': 'Su posición llegó al final.',
      'media completed': 'Sonó o se vio hasta terminar.',
      'media play time': 'Se pausó o se dejó en ese segundo.',
      'playlist click': 'Se eligió un video de una lista.',
    },
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  events: 'estadísticas, seguimiento, análisis',
} as const satisfies SameKeys<typeof englishWords>;
