import type { messages as english } from '../en/my-trail.ts';
import type { SameKeys } from '../same-keys.ts';

export const messages = {
  myTrail: {
    title: 'Mi sendero',
    description:
      'Tu animal, tus tres pasos, los artículos que leíste y el aporte de tu empleador, en un solo sendero. Se queda en tu dispositivo.',
    descriptionNoMatch:
      'Tu animal, tus tres pasos y los artículos que leíste, en un solo sendero. Se queda en tu dispositivo.',
    emptyTitle: 'A dos minutos de tu primer paso',
    emptyLead:
      'Responde seis preguntas y aquí empieza tu sendero: un animal, tres pasos y uno de ellos para dar ahora. Se le suman los artículos que leas y el aporte de tu empleador.',
    emptyLeadNoMatch:
      'Responde seis preguntas y aquí empieza tu sendero: un animal, tres pasos y uno de ellos para dar ahora. Se le suman los artículos que leas.',
    start: 'Responder el cuestionario',
    calculator: 'O mira en la calculadora cuánto podrías tener',
    needsScript:
      'Tu sendero se dibuja con lo que guarda tu propio navegador, y para eso hace falta JavaScript. El cuestionario y la calculadora funcionan sin él.',
    lead: '{animal} es tu animal. {done, plural, =0 {Te esperan tres pasos.} one {Ya diste uno de los tres pasos.} other {Ya diste # de los tres pasos.}}',
    leadNoAnimal: 'Ya empezaste. El cuestionario encuentra tu animal y tus tres pasos.',
    leadDone: 'Ya diste los tres pasos, y la bandera está arriba.',
    next: 'Tu próximo paso',
    nextQuiz: 'Descubre qué animal camina como tú',
    nextQuizText: 'Seis preguntas, unos dos minutos. Te llevas tres pasos.',
    nextMatch: 'Mira si recibes todo el aporte de tu empleador',
    nextAgain: '¿Te cambió la vida?',
    nextAgainText:
      'Otro trabajo, un bebé, otra ciudad: tal vez tu animal también cambió. En dos minutos lo sabes.',
    quizAgain: 'Responder otra vez',
    within: '{days, plural, one {En # día} other {En # días}}',
    steps: 'Tus tres pasos',
    done: 'Listo',
    markDone: 'Listo: {step}',
    match: 'El aporte de tu empleador',
    matchWhole:
      'Tu empleador te suma hasta {added}% de tu sueldo. Lo recibes todo si ahorras {rate}%.',
    matchUnknown:
      'Muchos empleadores le suman a lo que ahorras. Pregunta si el tuyo lo hace y cuánto hay que ahorrar para recibirlo todo.',
    matchLink: 'Cómo funciona el aporte del empleador',
    matchGot: 'Lo recibo todo',
    guides: 'Artículos que leíste',
    noGuides: 'Ninguno todavía. El artículo que abras llega solo a tu sendero.',
    guidesLink: 'Buscar un artículo',
    earlier: '{count, plural, one {Uno más} other {# más}}',
    first: {
      title: '¿Qué va primero?',
      lead: 'Un orden en el que coinciden muchas guías para un dólar que sobra. Al lado están los números que pusiste en la calculadora o en el presupuesto. Se leen aquí y no se mandan a nadie.',
      match: {
        title: 'Todo el aporte de tu empleador',
        text: 'Es parte de lo que ganas, y lo que no recibes se pierde.',
        own: 'Con tus números de la calculadora, cada año se quedan {amount} con tu empleador.',
        done: 'Lo recibes todo.',
        early:
          'Tus ahorros llegan al límite anual antes de que acabe el año, y desde ahí tu empleador no agrega nada.',
      },
      debt: {
        title: 'Las deudas caras',
        text: 'Las tarjetas y los préstamos de día de pago pueden costar más de lo que quizá gane un ahorro.',
        own: 'Tu presupuesto tiene {amount} al mes para deudas. Primero va la de interés más alto.',
        done: 'Tu presupuesto no tiene deudas. Sigue con el próximo paso.',
      },
      cushion: {
        title: 'Un colchón de un mes',
        text: 'Lo que te cuesta un mes, guardado donde lo puedas sacar.',
        own: 'Según tu presupuesto, un mes te cuesta unos {amount}. Guarda esa cantidad donde la puedas sacar.',
      },
      more: {
        title: 'Después, algo más',
        text: 'Un poco más de tu sueldo, mejor cuando te lo suben.',
        own: 'El 1% de tu sueldo son unos {amount} al mes. Cuesta menos cuando te suben el sueldo.',
        elsewhere: 'Lo que te sobre después de eso puede ir a una cuenta tuya, como una IRA.',
      },
      noNumbers: 'Todavía faltan números tuyos, o algunos:',
      calculator: 'Abrir la calculadora',
      budget: 'Abrir el presupuesto en una hoja',
    },
    take: 'Llévatelo',
    takeLead: 'En papel, en tu calendario o a otro dispositivo. Sin dar ninguna dirección.',
    print: 'Imprimir en una hoja',
    calendar: 'Agregar a mi calendario',
    calendarText:
      'Lo que falta por hacer y una mirada atrás en seis meses. Las fechas se cuentan desde hoy.',
    mail: 'O recíbelo por correo electrónico',
    lookBack: 'Seis meses después: mirar mi sendero',
    lookBackText: '¿Qué pasos ya diste? ¿Te cambió la vida? Con dos minutos alcanza.',
    save: 'Guardar en un archivo',
    copyLink: 'Copiar un enlace',
    linkNote:
      'El enlace lleva tu animal, lo que marcaste como hecho y tus últimos 60 artículos detrás de su #, que ningún servidor ve. Quien lo tenga los puede leer.',
    linkTitle: 'Este enlace trae un sendero',
    linkText:
      '¿Lo sumas al tuyo? Se lee aquí y no se manda a nadie. No pierdes nada de lo que tienes.',
    linkAdd: 'Sumarlo',
    linkLeave: 'Dejarlo',
    linkAdded: 'El enlace se sumó a tu sendero.',
    linkUnread:
      'Este enlace no trae un sendero que se pueda leer. Cópialo otra vez en el otro dispositivo.',
    open: 'Abrir un archivo',
    openText:
      '¿Lo hiciste en otro dispositivo? Ábrelo aquí. Se suma a este sendero y no se manda a nadie.',
    opened: 'El archivo se sumó a tu sendero.',
    mistakes: {
      tooLarge:
        'Este archivo es muy grande para ser un sendero. Elige el que se llama my-trail.json.',
      noTrail: 'Esto no es un sendero. Elige el archivo que se llama my-trail.json.',
      newer:
        'Este sendero es de una versión más nueva del sitio. Recarga la página y ábrelo otra vez.',
      broken:
        'Alguien cambió este archivo y no se puede leer. Guárdalo otra vez en el otro dispositivo.',
    },
    unread: 'El navegador no pudo leer este archivo. Elígelo otra vez.',
    notKept: 'Tu navegador no guarda nada. Este sendero desaparece cuando cierres la página.',
    kept: 'Qué se guarda',
    keptText:
      'Todo esto queda en este navegador, en este dispositivo. No nos llega nada. Algunos navegadores lo borran tras siete días sin visitas: el archivo lo conserva.',
    forget: 'Olvidar todo',
    forgetText:
      'El botón borra de este navegador tu animal, lo que marcaste, los artículos que leíste y dónde quedaron tus sesiones, y también los números de la hoja del presupuesto, de la calculadora y de las preguntas de dinero.',
    forgotten: 'Olvidado. En este navegador no queda nada de tu sendero.',
    whatIsWhat: 'Tres páginas, tres tareas',
    whatTrail: 'Mi sendero: lo que elegiste en todo el sitio, junto en un camino.',
    whatActionPlan:
      'Plan de acción: los tres pasos de un animal, para imprimir o recibir por correo electrónico.',
    whatPlan: 'Tu plan de un vistazo: lo que ofrece tu empleador.',
  },
} as const satisfies SameKeys<typeof english>;
