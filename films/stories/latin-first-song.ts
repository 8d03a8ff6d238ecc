import type { Film } from '../film.ts';
import { dollars } from '../figures.ts';
import { hills, same, say } from './scenery.ts';

const PAY = 80;
const SAVED = PAY / 10;
const SONGS = 50;

export const latinFirstSong: Film = {
  name: 'latin-first-song',
  title: say('The first song', 'La primera canción'),
  summary: say(
    'A first song pays a little. One coin in ten stays.',
    'La primera canción paga poco. Una moneda de cada diez se queda.',
  ),
  between: [25, 45],
  tune: 'bolero',
  poster: [0, 1.6],
  scenes: [
    {
      ground: 'sun',
      lines: [
        say(
          `My first song paid ${dollars(PAY)}, *and a plate of tamales.*`,
          `Mi primera canción pagó ${dollars(PAY)} *y un plato de tamales.*`,
        ),
        say('I felt rich until the next morning.', 'Me sentí rica hasta la mañana siguiente.'),
      ],
      shows: say(
        'A singer at a microphone in front of a large sun.',
        'Una cantante ante el micrófono, frente a un gran sol.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 400,
          paint: 'wheat',
          rings: ['sun', 'ember', 'sun'],
          x: 760,
          y: 600,
          opacity: 0.7,
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 560,
          x: 760,
          y: 740,
          sway: 0.5,
        },
        { kind: 'microphone', h: 430, x: 470, y: 720, enter: 'rise', from: 0 },
        { kind: 'notes', count: 6, w: 340, h: 380, x: 900, y: 640 },
        { kind: 'flowers', count: 16, w: 1300, phase: 1, x: -10, y: 700 },
      ],
    },
    {
      ground: 'deep',
      ink: 'paper',
      lines: [
        say(
          'My mother said: *one coin in ten is yours to keep.*',
          'Mi mamá dijo: *de cada diez monedas, una es para guardar.*',
        ),
        say(
          `So ${dollars(SAVED)} went into the can. *Every song.*`,
          `Así que ${dollars(SAVED)} fueron a la lata. *Con cada canción.*`,
        ),
      ],
      shows: say(
        'Ten coins in a row; one of them jumps into a can.',
        'Diez monedas en fila; una salta a una lata.',
      ),
      layers: [
        { kind: 'disc', r: 250, paint: 'mid', rings: ['deep'], x: 1010, y: 520, opacity: 0.7 },
        ...Array.from({ length: 9 }, (_coin, index) => ({
          kind: 'disc' as const,
          r: 40,
          paint: 'sun' as const,
          rings: ['wheat' as const, 'sun' as const],
          x: 110 + index * 92,
          y: 590,
          enter: 'pop' as const,
          from: index * 0.06,
        })),
        { kind: 'coins', count: 4, x: 1010, y: 230, fall: [0, 170], over: [0.5, 1.9], r: 38 },
        {
          kind: 'jar',
          isCan: true,
          w: 230,
          fill: [
            [0.6, 0],
            [2, 0.8],
          ],
          x: 1010,
          y: 690,
        },
        {
          kind: 'hills',
          paint: 'night',
          top: 660,
          swell: 8,
          length: 300,
          phase: 1,
          strata: 2,
          drift: 40,
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          `After ${SONGS} songs: *${dollars(SAVED * SONGS)}.*`,
          `Después de ${SONGS} canciones: *${dollars(SAVED * SONGS)}.*`,
        ),
        say('Not a fortune. *A habit.*', 'No es una fortuna. *Es una costumbre.*'),
      ],
      shows: say(
        'A counter climbs while sound bars dance.',
        'Sube un contador mientras bailan las barras de sonido.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'ember',
          rings: ['blush', 'ember', 'blush'],
          x: 960,
          y: 560,
          opacity: 0.4,
        },
        { kind: 'guitar', h: 620, x: 1000, y: 700, rotate: 18, sway: 0.5 },
        {
          kind: 'count',
          to: [
            [0, 0],
            [0.9, SAVED * SONGS],
          ],
          before: '$',
          size: 190,
          x: 72,
          y: 420,
        },
        {
          kind: 'equaliser',
          w: 760,
          h: 130,
          count: 26,
          paints: ['deep', 'mid', 'ember'],
          x: 60,
          y: 720,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'What was your first song? *Keep one coin of it.*',
          '¿Cuál fue tu primera canción? *Guarda una moneda.*',
        ),
      ],
      shows: say(
        'A trail with marigolds leads to a flag.',
        'Un sendero con flores anaranjadas llega a una bandera.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 170,
          x: 880,
          y: [
            [0, 470],
            [1, 390],
          ],
        },
        ...hills({ top: 560, phase: 1, step: 58 }),
        {
          kind: 'trail',
          points: [
            [100, 670],
            [330, 610],
            [560, 660],
            [800, 570],
            [980, 560],
          ],
          grow: [
            [0, 0],
            [0.8, 1],
          ],
          stops: [0, 0.5, 1],
        },
        {
          kind: 'flag',
          text: same('1 / 10'),
          h: 190,
          paint: 'ember',
          x: 980,
          y: 560,
          enter: 'pop',
          from: 0.5,
        },
        { kind: 'flowers', count: 9, w: 560, phase: 2, x: 690, y: 700 },
      ],
    },
  ],
};
