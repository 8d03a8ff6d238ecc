import type { Scene } from '../film.ts';
import { foreground, hills, same, say } from './scenery.ts';

export const GOAL = 100;
export const PER_PAYCHECK = 25;

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'dusk',
    ink: 'paper',
    lines: [
      say(
        'Let it leave by itself on payday, before you see it.',
        'Que salga sola el día de pago, antes de que la veas.',
      ),
      say(
        'Keep it apart from your spending, and easy to reach.',
        'Guárdala aparte de lo que gastas, pero a la mano.',
      ),
    ],
    shows: say(
      'At night an owl keeps watch beside a lantern.',
      'De noche, un búho vigila junto a un farol.',
    ),
    layers: [
      { kind: 'stars' },
      {
        kind: 'disc',
        r: 300,
        paint: 'deep',
        rings: ['mid', 'deep'],
        x: 300,
        y: 560,
        opacity: 0.7,
      },
      { kind: 'art', name: 'cover-lantern', parts: [5, 40], w: 800, x: 300, y: 760, sway: 0.4 },
      { kind: 'disc', r: 240, paint: 'soft', rings: ['paper'], x: 930, y: 560 },
      {
        kind: 'art',
        name: 'animal-owl',
        w: 400,
        x: 930,
        y: [
          [0, 790],
          [0.4, 700],
        ],
        blinks: true,
      },
      {
        kind: 'hills',
        paint: 'night',
        top: 650,
        swell: 14,
        length: 280,
        phase: 2,
        strata: 3,
        drift: 70,
      },
      { kind: 'coins', count: 3, x: 610, y: 240, fall: [0, 420], over: [1.1, 1.9], r: 24 },
    ],
  },
  {
    ground: 'mid',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say('When rain comes, use it. *That is its job.*', 'Cuando llueva, úsala. *Para eso está.*'),
      say(
        `Then begin again, with the next $${PER_PAYCHECK}.`,
        `Luego vuelve a empezar, con otros $${PER_PAYCHECK}.`,
      ),
    ],
    shows: say(
      'Rain falls on a lit tent between the hills.',
      'Llueve sobre una carpa iluminada entre los cerros.',
    ),
    layers: [
      {
        kind: 'hills',
        paint: 'deep',
        top: 360,
        swell: 36,
        length: 230,
        phase: 1,
        strata: 6,
        drift: 30,
      },
      { kind: 'art', name: 'glossary-traditional-ira', parts: [8, 12], w: 1000, x: 700, y: 540 },
      { kind: 'rain' },
      foreground(0.5),
    ],
  },
  {
    ground: 'sky',
    lines: [
      say('This week: choose the account.', 'Esta semana: elige la cuenta.'),
      say(`*Send the first $${PER_PAYCHECK}.*`, `*Manda los primeros $${PER_PAYCHECK}.*`),
    ],
    shows: say(
      'A dotted trail climbs a hill to a flag that says 100 dollars.',
      'Un sendero punteado sube un cerro hasta una bandera que dice 100 dólares.',
    ),
    layers: [
      {
        kind: 'sun',
        r: 130,
        x: 980,
        y: [
          [0, 360],
          [2, 300],
        ],
      },
      ...hills({ top: 470, phase: 3.4, step: 70, swell: 44 }),
      {
        kind: 'trail',
        points: [
          [120, 660],
          [340, 600],
          [520, 650],
          [720, 560],
          [900, 590],
          [1030, 480],
        ],
        grow: [
          [0, 0],
          [1.4, 1],
        ],
        stops: [0, 0.33, 0.66, 1],
      },
      {
        kind: 'flag',
        text: same(`$${GOAL}`),
        h: 170,
        paint: 'ember',
        x: 1030,
        y: 480,
        enter: 'pop',
        from: 1.2,
      },
      {
        kind: 'art',
        name: 'animal-rabbit',
        w: 150,
        x: [
          [0, 120],
          [1.4, 700],
        ],
        y: [
          [0, 690],
          [0.5, 660],
          [1.4, 600],
        ],
        blinks: true,
      },
      {
        kind: 'hills',
        paint: 'deep',
        top: 668,
        swell: 10,
        length: 260,
        phase: 5,
        strata: 2,
        drift: 110,
      },
    ],
  },
];
