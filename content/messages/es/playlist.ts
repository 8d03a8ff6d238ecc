import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/playlist.ts';

export const messages = {
  playlist: {
    title: 'Lista de videos',
    nowPlaying: 'Reproduciendo',
  },
  player: {
    play: 'Reproducir: {title}',
    playFrom: 'Reproducir desde {time}: {title}',
    pause: 'Pausar: {title}',
    again: 'Reproducir otra vez: {title}',
    position: 'Posición: {title}',
    positionText: '{position} de {length}',
    tools: 'Ajustes: {title}',
    captions: 'CC: subtítulos',
    speed: 'Velocidad: {speed}',
    fullScreen: 'Pantalla completa',
    native: 'Los controles del navegador',
    chapters: 'Capítulos: {title}',
    chaptersToOpen: 'Capítulos',
    failed:
      'No se pudo reproducir. Tal vez no tengas conexión. Todo lo que dice está en esta página.',
    failedElsewhere:
      'No se pudo reproducir. Tal vez no tengas conexión. Todo lo que dice está en otra página.',
    tryAgain: 'Intentar de nuevo',
    read: 'Leer la transcripción',
  },
} as const satisfies SameKeys<typeof english>;
