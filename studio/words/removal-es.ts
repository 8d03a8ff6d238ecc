import type { SameWords } from './same-words.ts';

/** What the studio says in Spanish where something is taken off the site, and of what lies among the media. */
export const removal: SameWords['removal'] = {
  title: 'Quitarlo del sitio',
  lead: 'Se va en los dos idiomas y para todas las empresas. Si algo lleva a él o lo muestra, se queda. En el historial se puede deshacer.',
  leads: {
    company:
      'Se va con sus ajustes y con todos sus textos de página, y sus direcciones ya no llevan a nada. En el historial se puede deshacer.',
    fragment:
      'La empresa muestra entonces aquí el texto de la primera empresa. En el historial se puede deshacer.',
  },
  submit: 'Quitar',
  leaving: 'Este borrador lo quita del sitio.',
  leavingLead:
    'La gente lo lee hasta que el borrador salga, como cualquier otro. Después se puede traer de vuelta en el historial; si debe quedarse, tira el borrador.',
  publishLead: 'Al publicar, se quita del sitio para todo el mundo.',
  removed: 'Quitado. En el historial se puede deshacer.',
  lost: 'Esta entrada ya no está en el sitio.',
  lostLead:
    'Sus archivos se quitaron fuera del estudio, así que este borrador no puede salir. Abajo está lo que se escribió en él. Pide a quien trabaja con los archivos que los traiga de vuelta, o copia lo que aún te sirva y tira el borrador.',
  inUse: 'Está en uso. Cambia antes estos lugares, o no se va.',
  media: 'Dibujos e imágenes',
  mediaLead:
    'Lo que hay para mostrar. Para agregar algo, abre el artículo que lo va a mostrar. Lo que está en uso no se quita.',
  drawings: 'Dibujos',
  pictures: 'Imágenes',
  none: 'No hay ninguno.',
  removeNamed: 'Quitar {name}',
};
