import type { SameWords } from './same-words.ts';

/** Los elementos de listas, lo que puede faltar y los textos de página propios, en español. */
export const parts: SameWords['parts'] = {
  add: 'Agregar',
  remove: 'Quitar',
  up: 'Subir',
  down: 'Bajar',
  clear: 'Quitar',
  begin: 'Decirlo con nuestras palabras',
  press: '{what}: {name}',
  missing: 'Agregar lo que falta',
  missingIn: 'Agregar lo que falta: {name}',
  always: 'Siempre {count}.',
  least: 'Al menos {count}.',
  most: 'Máximo {count}.',
  between: 'De {least} a {most}.',
  none: 'Todavía no hay nada.',
  done: {
    add: 'Agregado: {name}. El borrador está guardado. Escribe encima de cada ejemplo, en los dos idiomas.',
    remove: 'Quitado: {name}. El borrador está guardado.',
    up: 'Subió: {name}. El borrador está guardado.',
    down: 'Bajó: {name}. El borrador está guardado.',
    give: 'Agregado: {name}. El borrador está guardado. Escribe encima de cada ejemplo, en los dos idiomas.',
    clear: 'Quitado: {name}. El borrador está guardado.',
    begin:
      'Ya está en el borrador: {name}. Escribe tus palabras encima de las del producto, en los dos idiomas.',
  },
  followed: {
    moved: 'El texto ya usa su número nuevo.',
    lost: 'Su línea en el texto también se quitó.',
  },
  lost: 'Ya no está en el borrador, y su línea en el texto también se quitó.',
  changed: 'Ya está en el borrador. Donde haya un ejemplo, escribe lo tuyo encima.',
  notChanged: 'No se cambió nada: alguien escribe en el mismo lugar. Mira lo que dice ahora.',
  ownWords: {
    title: 'Palabras del producto',
    lead: 'Los botones, los menús y las frases de las páginas pueden decirlo con las palabras de tu empresa. Búscalos por lo que dicen, en inglés o en español.',
    label: 'Busca palabras del producto',
    find: 'Buscar',
    none: 'No hay nada que no sea ya de tu empresa. Prueba con menos palabras.',
    many: 'Estas son {count} de {all}. Escribe más palabras para encontrar menos.',
  },
  own: {
    title: 'Textos de página',
    lead: 'Donde una empresa no tiene texto propio, su gente lee el de la primera empresa.',
    has: 'Texto propio',
    takes: 'Viene de la primera empresa',
    begin: 'Escribir el nuestro',
    beginFor: 'Escribir el nuestro: {name}',
    begun:
      'Este es el texto de la primera empresa. Escribe el tuyo encima; hasta que lo publiques, tu gente lee el otro.',
  },
};
