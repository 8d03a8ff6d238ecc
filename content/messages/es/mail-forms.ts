import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/mail-forms.ts';

export const messages = {
  mailForms: {
    topics: {
      'my-plan': 'Mi plan',
      'this-site': 'Este sitio',
      'a-mistake': 'Un error en un texto o una cifra',
      accessibility: 'Accesibilidad',
      privacy: 'Mis datos',
      other: 'Otra cosa',
    },
    errors: {
      'name-missing': 'Escribe tu nombre.',
      'name-long': 'Escribe un nombre de 100 caracteres como máximo.',
      'name-characters': 'Escribe tu nombre en una sola línea, sin caracteres especiales.',
      'email-missing': 'Escribe tu correo electrónico.',
      'email-long': 'Escribe una dirección de 254 caracteres como máximo.',
      'email-shape': 'Escribe una sola dirección como nombre@ejemplo.com, sin acentos ni espacios.',
      'topic-missing': 'Elige de qué se trata.',
      'message-missing': 'Escribe tu mensaje.',
      'message-long': 'Acorta tu mensaje a 2,000 caracteres como máximo.',
      'message-characters':
        'Tu mensaje tiene caracteres que no podemos leer. Vuelve a escribir esa parte.',
    },
    required: 'Los campos obligatorios llevan un *.',
    errorTitle: 'Error: {title}',
    needsAFix: 'Corrige estos campos',
    leaveEmpty: 'Deja este campo vacío',
    pending: 'Enviando…',
    pendingLong: 'Seguimos en eso. Esta vez tarda un poco más…',
    unreachable:
      'No pudimos llegar a nuestro servidor. Revisa tu conexión y envíalo otra vez: no se pierde nada de lo que escribiste.',
    trial: {
      inFolder:
        'Esta es una instalación de prueba, así que no se envió nada: el correo es un archivo en la carpeta {folder} del servidor.',
      elsewhere:
        'Esta es una instalación de prueba, así que no se envió nada: el correo es un archivo en la carpeta de salida del servidor.',
      read: 'Lee el correo aquí',
    },
    contact: {
      title: 'Escríbenos',
      description: 'Una pregunta sobre este sitio, un error que viste o tus datos: escríbenos.',
      lead: '¿Tienes una pregunta sobre este sitio, viste un error o quieres saber de tus datos? Escríbenos. Respondemos por correo electrónico.',
      notHere: 'No podemos ver tu cuenta. Para tu saldo o un cambio, usa el sitio de tu plan.',
      name: 'Tu nombre',
      email: 'Tu correo electrónico',
      emailHint: 'Para poder responderte.',
      topic: '¿De qué se trata?',
      topicChoose: 'Elige un tema',
      message: 'Tu mensaje',
      messageHint:
        'Hasta 2,000 caracteres. No escribas tu número de Seguro Social ni números de cuenta.',
      send: 'Enviar mi mensaje',
      sentTitle: 'Tu mensaje va en camino',
      sentText: 'Gracias. Alguien lo leerá y te responderá a la dirección que nos diste.',
      another: 'Escribir otro mensaje',
      privacy:
        'Guardamos tu mensaje solo mientras lo necesitamos para responderte, y después lo borramos.',
    },
    planMail: {
      title: 'Envíate el plan',
      lead: 'Un correo con los tres pasos ahora y un recordatorio en seis meses. Nada más.',
      email: 'Tu correo electrónico',
      send: 'Enviar mi plan',
      sent: 'Tu plan va en camino a {email}.',
      sentNote: '¿No llega en unos minutos? Mira en la carpeta de correo no deseado.',
      sentUnsubscribed:
        'Si antes se canceló la suscripción de esta dirección, primero un correo pregunta si quieres el plan, como máximo una vez cada 30 días.',
      failed: '¡Uy, lo sentimos mucho! Tenemos dificultades técnicas; intenta de nuevo más tarde.',
      note: 'En cada correo puedes cancelar con un clic. Borramos tu dirección después del recordatorio.',
    },
    confirmPlan: {
      title: 'Confirma tu plan',
      description: 'Dinos que fuiste tú quien pidió el plan de acción.',
      heading: '¿Te enviamos el plan?',
      text: 'Cancelaste nuestros correos. Presiona el botón y te enviaremos el plan que se pidió y un recordatorio en seis meses. Si no fuiste tú, cierra esta página: no llegará nada.',
      button: 'Sí, envíame el plan',
      doneTitle: 'Tu plan va en camino',
      doneText:
        'Va a la dirección a la que te preguntamos. En cada correo puedes volver a cancelar con un clic.',
      failedTitle: 'Eso no funcionó',
      noToken:
        'Esta página necesita el enlace de nuestro correo. Abre el correo y presiona otra vez su botón.',
      home: 'Volver a la página principal',
    },
    unsubscribe: {
      title: 'Cancelar la suscripción',
      heading: '¿No quieres más correos sobre tu plan?',
      description: 'Deja de recibir los correos sobre tu plan de acción.',
      text: 'Presiona el botón y no te escribiremos más. También se cancela el recordatorio que falta.',
      button: 'Cancelar la suscripción',
      doneTitle: 'Ya no recibirás correos',
      doneText:
        'No te enviaremos más correos sobre tu plan. Si cambias de idea, pide tu plan otra vez: te enviaremos un correo para que lo confirmes.',
      failedTitle: 'Eso no funcionó',
      noToken:
        'Esta página necesita el enlace de uno de nuestros correos. Abre el correo y presiona otra vez su enlace para cancelar.',
      home: 'Volver a la página principal',
    },
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'contact-us': 'contacto, correo, escríbenos',
} as const satisfies SameKeys<typeof englishWords>;
