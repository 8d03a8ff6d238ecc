import type { Scene } from '../film.ts';
import { dollars, MATCH, MATCH_AT_THREE } from '../figures.ts';
import { foreground, hills, same, say } from './scenery.ts';

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'blush',
    lines: [
      say(
        `Put in 3% instead, and you pick up only *${dollars(MATCH_AT_THREE.match)}.*`,
        `Si pones solo el 3%, recoges apenas *${dollars(MATCH_AT_THREE.match)}.*`,
      ),
      say(
        `The other ${dollars(MATCH.match - MATCH_AT_THREE.match)} stays behind, *every year.*`,
        `Los otros ${dollars(MATCH.match - MATCH_AT_THREE.match)} se quedan atrás, *cada año.*`,
      ),
    ],
    shows: say(
      'Two stacks of coins; one is left behind on the trail.',
      'Dos torres de monedas. Una se queda sola en el camino.',
    ),
    layers: [
      { kind: 'sun', r: 110, x: 1060, y: 330, paint: 'ember' },
      ...hills({ top: 560, phase: 2.6, paints: ['mid', 'deep'], step: 76 }),
      {
        kind: 'stack',
        count: [
          [0.1, 0],
          [0.9, 9],
        ],
        r: 84,
        x: 300,
        y: 620,
      },
      {
        kind: 'stack',
        count: [
          [0.1, 0],
          [0.9, 9],
        ],
        r: 84,
        x: 560,
        y: 640,
        opacity: [
          [1.2, 1],
          [1.7, 0.35],
        ],
      },
      {
        kind: 'label',
        text: same(dollars(MATCH_AT_THREE.match)),
        size: 44,
        chip: 'paper',
        x: 300,
        y: 680,
        enter: 'pop',
        from: 0.6,
      },
      {
        kind: 'label',
        text: say('left behind', 'se queda'),
        size: 40,
        chip: 'paper',
        x: 560,
        y: 680,
        enter: 'pop',
        from: 1.2,
      },
      {
        kind: 'art',
        name: 'animal-rabbit',
        w: 250,
        x: [
          [0.9, 780],
          [2, 1010],
        ],
        y: 690,
        blinks: true,
      },
    ],
  },
  {
    ground: 'dusk',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say(
        'Some plans ask you to stay a while before the match is all yours.',
        'Algunos planes piden que te quedes un tiempo para que sea todo tuyo.',
      ),
      say(
        'Your plan guide says how long. Look for *vesting.*',
        'La guía del plan dice cuánto. Busca *adquisición de derechos.*',
      ),
    ],
    shows: say(
      'A jar of savings glows in the night and fills slowly.',
      'De noche brilla un frasco de ahorros que se va llenando.',
    ),
    layers: [
      { kind: 'stars' },
      { kind: 'disc', r: 270, paint: 'deep', rings: ['mid', 'deep', 'mid'], x: 640, y: 320 },
      {
        kind: 'hills',
        paint: 'deep',
        top: 450,
        swell: 22,
        length: 280,
        phase: 3,
        strata: 3,
        drift: 50,
      },
      {
        kind: 'jar',
        w: 230,
        fill: [
          [0, 0.2],
          [2, 0.96],
        ],
        x: 640,
        y: 496,
      },
      foreground(2),
    ],
  },
  {
    ground: 'sun',
    lines: [
      say(
        'Today: find your match in the plan guide.',
        'Hoy: busca el aporte en la guía de tu plan.',
      ),
      say('*Then reach for all of it.*', '*Y luego, ve por todo.*'),
    ],
    shows: say(
      'A trail runs to a flag on a hill where an elk is standing.',
      'Un sendero llega a una bandera en un cerro, donde espera un alce.',
    ),
    layers: [
      {
        kind: 'disc',
        r: 420,
        paint: 'wheat',
        rings: ['sun', 'wheat', 'sun'],
        x: 960,
        y: 640,
        opacity: 0.7,
      },
      {
        kind: 'art',
        name: 'animal-elk',
        w: 400,
        x: 960,
        y: [
          [0, 760],
          [0.5, 660],
        ],
        blinks: true,
      },
      {
        kind: 'hills',
        paint: 'mid',
        top: 590,
        swell: 30,
        length: 260,
        phase: 0.2,
        strata: 5,
        drift: 40,
      },
      {
        kind: 'hills',
        paint: 'deep',
        top: 640,
        swell: 20,
        length: 240,
        phase: 3,
        strata: 4,
        drift: 90,
      },
      {
        kind: 'trail',
        points: [
          [60, 690],
          [260, 610],
          [470, 660],
          [640, 600],
        ],
        grow: [
          [0, 0],
          [1.3, 1],
        ],
        stops: [0, 0.5, 1],
      },
      {
        kind: 'flag',
        text: same('100%'),
        h: 160,
        paint: 'ember',
        x: 640,
        y: 600,
        enter: 'pop',
        from: 1.1,
      },
    ],
  },
];
