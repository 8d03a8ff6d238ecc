import type { SameWords } from './same-words.ts';

/** What the studio says of changes of several entries, in Spanish. */
export const changes: SameWords['changes'] = {
  title: 'Cambios de varias entradas',
  count: 'Entradas: {count}',
  part: 'Parte del cambio: {name}',
  partLead:
    'Sus entradas se revisan juntas, salen juntas y se deshacen juntas. Aquí puedes seguir escribiendo.',
  partOfOthers: 'Parte de un cambio de varias entradas',
  partOfOthersLead:
    'No puedes ver todas sus entradas, así que lo envían y lo publican otras personas. Aquí puedes seguir escribiendo.',
  open: 'Ver el cambio completo',
  leave: 'Sacarla del cambio',
  leaveHelp: 'El borrador se queda y sale por su cuenta.',
  join: 'Que salga junto con otras entradas',
  joinLead:
    'Las entradas que se necesitan entre sí pueden ser un solo cambio: una cifra nueva en un artículo y en su pregunta, o un artículo nuevo y los enlaces que llevan a él. Se comprueban, se revisan, se publican y se deshacen como una sola cosa.',
  which: 'Cambio',
  fresh: 'Uno nuevo',
  name: 'Nombre del cambio nuevo',
  nameHelp: 'Unas palabras que digan de qué trata, como “Límites nuevos del año”.',
  joinButton: 'Ponerla en el cambio',
  nameless: 'Di cómo se llama el cambio nuevo, o elige uno que ya exista. No se hizo nada.',
  nothing: 'Aquí todavía no hay nada escrito. Cambia algo, guárdalo y ponlo después en un cambio.',
  lead: 'Esto es lo que cambia, entrada por entrada. Para agregar otra, ábrela en el tablero y pon su borrador en este cambio.',
  empty: 'No tiene ninguna entrada. Abre una en el tablero y pon su borrador en este cambio.',
  publishLead: 'Al publicar, todas estas entradas llegan al sitio a la vez y las ve todo el mundo.',
  close: 'Cerrar este cambio',
  closeSure:
    'Se va el nombre. Los borradores se quedan y cada uno sale por su cuenta. No se pierde nada de lo escrito.',
  closeYes: 'Sí, cerrarlo',
};
