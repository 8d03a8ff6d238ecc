import type { SameWords } from './same-words.ts';

/** Lo que el estudio dice de la página que está junto a los campos. */
export const preview: SameWords['preview'] = {
  title: 'La página',
  lead: 'Está hecha con lo que ves aquí ahora. Sus enlaces siguen aquí dentro; lo que se mueve está quieto.',
  entry: 'Entrada',
  company: 'Empresa',
  language: 'Idioma',
  width: 'Ancho: teléfono, tableta o computadora',
  show: 'Ver la página',
  frame: 'La página con este borrador',
  waits:
    'Esta es la página de antes del error que encontró la revisión. Se pone al día en cuanto lo corrijas.',
  lacks: 'La página todavía no se puede ver',
  lacksLead: 'La revisión encuentra esto en el borrador:',
  changed:
    'Otra persona cambió el mismo lugar. Elige entre los textos y la página mostrará el tuyo.',
  away: 'Esta dirección lleva a otro sitio: {to}',
  unavailable: 'Esta empresa no se puede leer, así que no tiene página.',
  notBuilt:
    'Las páginas no están armadas en esta máquina. Quien administra el estudio las arma con npm run build.',
};
