import type { Scene } from '../film.ts';
import { foreground, hills, same, say } from './scenery.ts';

const AGE = 33;
const STOP = 65;
const THIS_YEAR = 2026;
export const year = THIS_YEAR + STOP - AGE;
const near = [Math.floor(year / 5) * 5, Math.ceil(year / 5) * 5] as const;

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'dusk',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say(
        'While you work and sleep, it does *three chores.*',
        'Mientras trabajas y duermes, hace *tres tareas.*',
      ),
      say(
        'It spreads the money, and puts the mix back in order.',
        'Reparte el dinero y vuelve a ordenar la mezcla.',
      ),
      say(
        'And each year it grows a little more careful.',
        'Y cada año se vuelve un poco más prudente.',
      ),
    ],
    shows: say(
      'Night. An owl watches over three lights that go on one by one.',
      'Noche. Un búho cuida tres luces que se encienden una por una.',
    ),
    layers: [
      { kind: 'stars' },
      { kind: 'disc', r: 230, paint: 'soft', rings: ['paper'], x: 300, y: 380 },
      { kind: 'art', name: 'animal-owl', w: 380, x: 300, y: 540, blinks: true },
      ...[0, 1, 2].map((light) => ({
        kind: 'disc' as const,
        r: 84,
        paint: 'sun' as const,
        rings: ['wheat' as const, 'sun' as const],
        x: 640 + light * 220,
        y: 300 - light * 40,
        enter: 'pop' as const,
        from: 0.5 + light * 0.8,
      })),
      {
        kind: 'trail',
        points: [
          [540, 480],
          [640, 405],
          [860, 370],
          [1080, 330],
          [1200, 260],
        ],
        grow: [
          [0.3, 0],
          [2.6, 1],
        ],
      },
      foreground(0),
    ],
  },
  {
    ground: 'blush',
    lines: [
      say(
        'It makes no promise. It can lose money, at any time.',
        'No promete nada. Puede perder dinero, en cualquier momento.',
      ),
      say('It has a price, and it *has never met you.*', 'Tiene un costo y *no te conoce.*'),
    ],
    shows: say(
      'A hanging bridge sways between two cliffs.',
      'Un puente colgante se mece entre dos peñas.',
    ),
    layers: [
      { kind: 'sun', r: 130, x: 640, y: 430, paint: 'ember' },
      { kind: 'art', name: 'cover-bridge', parts: [4, 40], w: 1290, x: 640, y: 930, sway: 0.25 },
      { kind: 'art', name: 'animal-rabbit', w: 150, x: 100, y: 545, blinks: true },
    ],
  },
  {
    ground: 'wheat',
    lines: [
      say(
        `If you are ${AGE} and picture stopping at ${STOP}, that is *${year}.*`,
        `Si tienes ${AGE} años y piensas parar a los ${STOP}, es *${year}.*`,
      ),
      say(
        `Look for the neighbors: *${near[0]} and ${near[1]}.*`,
        `Busca los vecinos: *${near[0]} y ${near[1]}.*`,
      ),
    ],
    shows: say(
      `Trail signs for ${near[0]} and ${near[1]} stand where the road forks.`,
      `Letreros de ${near[0]} y ${near[1]} donde el camino se divide.`,
    ),
    layers: [
      {
        kind: 'disc',
        r: 300,
        paint: 'sun',
        rings: ['wheat', 'sun'],
        x: 640,
        y: 560,
        opacity: 0.55,
      },
      ...hills({ top: 600, phase: 0.4, paints: ['mid', 'deep'], step: 60 }),
      { kind: 'art', name: 'cover-fork', parts: [12, 12], w: 1500, x: 620, y: 740 },
      {
        kind: 'sign',
        text: same(String(near[0])),
        w: 340,
        paint: 'ember',
        back: true,
        x: 380,
        y: 380,
        enter: 'rise',
        from: 0.9,
      },
      {
        kind: 'sign',
        text: same(String(near[1])),
        w: 340,
        paint: 'deep',
        x: 880,
        y: 340,
        enter: 'rise',
        from: 1.1,
      },
    ],
  },
  {
    ground: 'sky',
    lines: [
      say(
        'Find the name of your fund. *Is there a year in it?*',
        'Busca el nombre de tu fondo. *¿Tiene un año?*',
      ),
      say('Is that about when you plan to stop?', '¿Es más o menos cuando piensas parar?'),
    ],
    shows: say(
      'A trail with waypoints reaches a flag by the sun.',
      'Un sendero con paradas llega a una bandera junto al sol.',
    ),
    layers: [
      {
        kind: 'sun',
        r: 160,
        x: 940,
        y: [
          [0, 460],
          [1.6, 380],
        ],
      },
      { kind: 'peak', w: 340, h: 230, x: 1160, y: 600 },
      ...hills({ top: 540, phase: 2.6, step: 60 }),
      {
        kind: 'trail',
        points: [
          [420, 680],
          [560, 620],
          [690, 640],
          [800, 560],
          [940, 520],
        ],
        grow: [
          [0, 0],
          [1.4, 1],
        ],
        stops: [0, 0.33, 0.66, 1],
      },
      {
        kind: 'flag',
        text: same(String(year)),
        h: 190,
        paint: 'ember',
        x: 940,
        y: 520,
        enter: 'pop',
        from: 1,
      },
      { kind: 'art', name: 'animal-elk', w: 250, x: 260, y: 724, blinks: true },
    ],
  },
];
