import type { SameKeys } from '../../same-keys.ts';
import type { messages as english } from '../../en/server/mail.ts';

export const messages = {
  plan: {
    subject: 'Tu plan de acción ({animal}), paso a paso',
    preview: 'Tres pasos, cada uno con su fecha. Empieza por el que te quede más fácil.',
    title: 'Tu plan de acción: {animal}',
    lead: 'Pediste a {company} que te enviara este plan. Guárdalo y ve paso por paso.',
    step: 'Paso {number}',
    due: 'Para cuándo: {deadline}',
    within: 'en {days} días',
    withinOneDay: 'en un día',
    open: 'Abrir mi plan',
    openNote:
      'En la página puedes marcar lo que ya hiciste, imprimirlo y ponerlo en tu calendario.',
    reminder:
      'Te escribiremos una vez más dentro de seis meses para saber cómo te fue. Después borramos tu dirección.',
  },
  reminder: {
    subject: 'Seis meses después: tu plan de acción ({animal})',
    preview: '¿Hasta dónde llegaste? Repasar tus tres pasos toma dos minutos.',
    title: '¿Hasta dónde llegaste?',
    lead: 'Hace seis meses pediste a {company} el plan de acción “{animal}”. Estos eran tus tres pasos:',
    open: 'Ver cómo voy',
    openNote:
      'Si tu vida ha cambiado, haz el cuestionario otra vez: quizá tu animal también haya cambiado.',
    last: 'Este es el último correo sobre este plan. Ahora borramos tu dirección.',
  },
  confirm: {
    subject: '¿Quieres recibir tu plan de acción ({animal}) por correo?',
    preview: 'Cancelaste nuestros correos; por eso te preguntamos primero.',
    title: '¿Fuiste tú quien pidió el plan?',
    lead: 'Alguien escribió esta dirección en la página de {company} y pidió el plan de acción “{animal}”. Como cancelaste estos correos, te preguntamos primero. Si fuiste tú, dínoslo y te lo enviamos.',
    confirm: 'Sí, envíame el plan',
    otherwise:
      '¿No fuiste tú o ya no lo quieres? Entonces no tienes que hacer nada: tu suscripción sigue cancelada y no llegará ni el plan ni el recordatorio.',
    onceOnly:
      'El enlace funciona durante 30 días. Después borramos tu dirección. Aunque alguien lo pida otra vez, en ese tiempo no te volveremos a escribir sobre esto.',
  },
  invitation: {
    subject: 'Tu entrada al estudio',
    preview: 'Crea una llave de acceso una vez y entra con ella de ahora en adelante.',
    title: 'Crea tu llave de acceso al estudio',
    lead: '{name}, ya puedes trabajar en los textos de este sitio. A {site} se entra sin contraseña: con una llave de acceso, que es el bloqueo de tu dispositivo, como tu huella, tu cara o su PIN. Créala con este enlace, en el dispositivo con el que trabajas.',
    open: 'Crear mi llave de acceso',
    once: 'El enlace sirve una sola vez y dura {days} días. Después, pide otro a alguien a cargo del estudio.',
    notYou: '¿No sabes de qué se trata? Entonces no hagas nada y no reenvíes este correo.',
    foot: 'Recibes este correo porque alguien a cargo de este sitio te dio un rol en su estudio.',
  },
  foot: {
    why: 'Recibes este correo porque alguien escribió esta dirección en la página de {company}. Si no fuiste tú, cancela la suscripción y no te escribiremos más.',
    unsubscribe: 'Cancelar la suscripción',
    unsubscribeText: 'Cancelar la suscripción: {link}',
    education: 'Esto es educación, no un consejo sobre tu caso.',
  },
  contact: {
    subject: 'Formulario de contacto: {topic} ({company})',
    title: 'Un mensaje del formulario de contacto',
    topic: 'Tema',
    name: 'Nombre',
    email: 'Correo electrónico',
    language: 'Idioma',
    received: 'Recibido',
    message: 'Mensaje',
    reply:
      'Responde a este correo para contestar. El texto se borra del sitio cuando vence su plazo.',
  },
} as const satisfies SameKeys<typeof english>;
