import type { SameWords } from './same-words.ts';

/** What the studio says in Spanish where something new begins. */
export const fresh: SameWords['fresh'] = {
  label: 'Empezar algo nuevo',
  links: { article: 'Artículo nuevo', question: 'Pregunta nueva', company: 'Empresa nueva' },
  lead: {
    article:
      'Ponle título en los dos idiomas. Recibes un borrador con un ejemplo en cada campo, para escribir encima. Nadie más lo ve hasta que se publique.',
    question:
      'Hazla en los dos idiomas, como la haría la gente. Recibes un borrador con un ejemplo de respuesta, para escribir encima.',
    company:
      'Recibes un borrador con todos sus ajustes, en los colores de la primera empresa. Donde solo la empresa sabe qué decir, hay un ejemplo.',
  },
  fields: {
    article: 'Título en {language}',
    question: 'Pregunta en {language}',
    name: 'Nombre de la empresa',
    id: 'Nombre corto para la dirección',
    topic: 'Tema',
    image: 'Dibujo',
    group: 'Grupo',
  },
  idHelp:
    'Minúsculas, cifras y guiones; cuatro cifras como máximo. Va en la dirección y ya no cambia. Si lo dejas vacío, lo ponemos por ti.',
  imageHelp: 'Después puedes cambiarlo, también por uno tuyo.',
  choose: 'Elige',
  hasSource: 'Trae datos de otra parte, así que nombra una fuente',
  hasCard: 'Trae una tarjeta que se voltea: una pregunta, con la respuesta atrás',
  free: '“{id}” está libre.',
  submit: 'Crear el borrador',
  mistakesTitle: 'Primero corrige esto',
  mistakes: {
    empty: 'Completa este campo.',
    tooLong: 'Es demasiado largo.',
    line: 'Una sola línea de palabras, por favor: sin saltos ni HTML.',
    choose: 'Elige una opción.',
    letters: 'Solo minúsculas de la a a la z, cifras y guiones entre ellas; 60 como máximo.',
    reserved: 'El sitio mismo usa esta dirección. Elige otro nombre.',
    digits:
      'Cuatro cifras como máximo: con más, podría ser el número de alguien y sus páginas no se contarían.',
    taken: 'Ya hay una entrada con este nombre. Elige otro.',
  },
};
