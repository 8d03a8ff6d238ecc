import type { messages as english, searchWords as englishWords } from '../en/site.ts';
import type { SameKeys } from '../same-keys.ts';

export const messages = {
  title: {
    page: '{title} | {site}',
    notFound: 'Página no encontrada',
    calculator: 'Calculadora',
    contactUs: 'Contáctanos',
    dollarOnATrip: 'Un dólar de viaje',
    faqs: 'Preguntas frecuentes',
    trendingTopics: 'Temas del momento',
    home: 'Inicio',
    makeAChange: 'Haz un cambio',
    moneyMinute: 'Dinero en un minuto',
    myActionPlan: 'Mi plan de acción',
    privacy: 'Privacidad',
    targetDate: 'Fondos con fecha objetivo',
    virtualEvent: 'Evento virtual',
    hispanic: 'Para la comunidad hispana',
    error: 'Algo salió mal',
  },
  description: {
    trendingTopics:
      'Guías claras sobre aportes del empleador, impuestos, deudas, inversiones y los años cercanos a la jubilación. Casi todas se leen en unos cuatro minutos.',
    faqs: 'Respuestas claras a lo que más se pregunta sobre tu plan, este sitio y los ingresos de la jubilación.',
    notFound: 'Esta página no está aquí. Vuelve a la página principal y retoma el sendero.',
    error: 'Algo salió mal de nuestro lado. Intenta de nuevo o vuelve a la página principal.',
  },
  shell: {
    partMissing: 'No se pudo cargar esta parte de la página.',
    offline:
      'No tienes conexión: no se mandó nada y no se perdió nada. Inténtalo otra vez cuando te conectes.',
    offlineLink:
      'No tienes conexión, así que esta página se queda abierta. Inténtalo otra vez cuando te conectes.',
    sign: 'Cambiar mi contribución',
    skipToContent: 'Ir al contenido',
    homeLink: '{company}, inicio',
    mainMenu: 'Menú principal',
    menu: 'Menú',
    close: 'Cerrar',
    newTab: 'se abre en otra pestaña',
    loading: 'Cargando',
    tagline: 'La jubilación en palabras claras, un paso a la vez.',
  },
  footer: {
    label: 'Más páginas',
    planDetails: 'Detalles del plan',
    privacy: 'Política de privacidad',
    accessibility: 'Accesibilidad',
    adChoices: 'Opciones de anuncios',
    doNotSell: 'No vender ni compartir mis datos',
    copyright: '© {year} {company}, que ofrece este sitio. Todos los derechos reservados.',
  },
  cards: {
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    video: 'Video',
    videoLength: 'Video, {length}',
    filmLength:
      '{minutes, plural, =0 {{seconds, plural, one {# segundo} other {# segundos}}} one {# minuto{seconds, plural, =0 {} one { # segundo} other { # segundos}}} other {# minutos{seconds, plural, =0 {} one { # segundo} other { # segundos}}}}',
    likes: '{likes, plural, one {# me gusta} other {# me gusta}}',
    showAll: 'Mostrar todos los temas',
    showFewer: 'Mostrar menos',
  },
  badge: {
    new: 'Nuevo',
    star: 'Favorito',
    featured: 'Destacado',
    important: 'Importante',
    resource: 'Recurso',
  },
  article: {
    back: 'Temas del momento',
    updated: 'Al día: {date, date, medium}',
    sources: 'De dónde salen las cifras',
    keepWalking: 'Sigue caminando',
    like: 'Me gusta esta guía',
    unlike: 'Quitar mi “Me gusta”',
    likes: '{likes, plural, =0 {Me gusta} one {# me gusta} other {# me gusta}}',
    liked: 'Gracias. Tu “Me gusta” ya cuenta.',
    unliked: 'Se quitó tu “Me gusta”.',
    likeFailed: 'No se pudo guardar tu “Me gusta”. Intenta de nuevo en un minuto.',
    share: 'Compartir',
    shareX: 'X',
    shareFacebook: 'Facebook',
    shareEmail: 'Correo',
    shareEmailSubject: 'Vale la pena leer: {title}',
    copyLink: 'Copiar enlace',
    linkCopied: '¡Enlace copiado!',
    copyFailed: 'No se pudo copiar',
    showTranscript: 'Mostrar transcripción',
    hideTranscript: 'Ocultar transcripción',
    videoUnavailable: 'El video no está disponible por ahora. Aquí está todo lo que dice.',
    changeTitle: '¿Te animas a dar el siguiente paso?',
    changeLead: 'Cambiar tu contribución suele tomar unos minutos en el sitio de tu plan.',
    changeLink: 'Ver cómo hacer un cambio',
  },
  error: {
    title: 'Perdimos el sendero un momento',
    generic: 'Lo sentimos, ocurrió un error. Intenta de nuevo más tarde.',
    tryAgain: 'Intentar de nuevo',
    home: 'Volver a la página principal',
    modalTitle: '¡Uy!',
    modalBody:
      'Parece que algo salió mal. Actualiza la página e intenta de nuevo o <link>contáctanos</link>',
    ok: 'Aceptar',
  },
  notFound: {
    title: 'Mmm... parece que esta página ya está disfrutando de su jubilación.',
    home: 'Volver a la página principal',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'money-questions':
    'cuánto me toca, cuánto recibo, preguntar sobre dinero, calculadora del crédito del ahorrador, calculadora del saver’s match',
  inflation: 'inflación, precios que suben, costo de vida',
  workshop: 'taller, talleres, clase, seminario, hoja de trabajo',
} as const satisfies SameKeys<typeof englishWords>;
