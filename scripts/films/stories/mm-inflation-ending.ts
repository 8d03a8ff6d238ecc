import type { Scene } from '../film.ts';
import { shareLeft } from '../figures.ts';
import { foreground, hills, say } from './scenery.ts';

export const in30 = Math.round(100 * shareLeft(30));

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'dusk',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say(
        'So a plan for 30 years needs more than a drawer.',
        'Un plan a 30 años necesita más que un cajón.',
      ),
      say(
        'Money that is invested *could* grow faster than prices.',
        'El dinero invertido *podría* crecer más que los precios.',
      ),
      say(
        'It could also fall. That is why time helps.',
        'También podría bajar. Por eso el tiempo ayuda.',
      ),
    ],
    shows: say(
      'A walker’s trail climbs beside a steadily rising line.',
      'Un sendero sube junto a una línea que asciende sin parar.',
    ),
    layers: [
      { kind: 'stars' },
      { kind: 'disc', r: 90, paint: 'wheat', x: 1050, y: 160 },
      {
        kind: 'hills',
        paint: 'deep',
        top: 430,
        swell: 60,
        length: 330,
        phase: 3.4,
        strata: 7,
        drift: 20,
      },
      {
        kind: 'trail',
        points: [
          [80, 490],
          [300, 430],
          [430, 470],
          [640, 360],
          [780, 400],
          [960, 280],
          [1170, 250],
        ],
        grow: [
          [0.8, 0],
          [2.6, 1],
        ],
        stops: [0, 0.36, 0.72, 1],
        paint: 'sun',
      },
      { kind: 'art', name: 'animal-lynx', w: 240, x: 200, y: 545, blinks: true },
      foreground(2),
    ],
  },
  {
    ground: 'leaf',
    lines: [
      say(
        'When you look at a goal, ask: *in whose dollars?*',
        'Cuando mires una meta, pregunta: *¿en dólares de cuándo?*',
      ),
      say(
        'Our calculator shows both: then, and *today’s dollars.*',
        'La calculadora muestra ambos: los de entonces y *los de hoy.*',
      ),
    ],
    shows: say(
      'A phone shows two bars: future dollars, and the shorter bar of today’s dollars.',
      'Un teléfono muestra dos barras: dólares futuros y, más corta, dólares de hoy.',
    ),
    layers: [
      {
        kind: 'disc',
        r: 380,
        paint: 'soft',
        rings: ['leaf', 'soft'],
        x: 900,
        y: 700,
        opacity: 0.8,
      },
      { kind: 'phone', w: 330, h: 560, x: 900, y: 500, enter: 'rise', from: 0 },
      {
        kind: 'bars',
        w: 90,
        gap: 50,
        h: 260,
        max: 100,
        x: 785,
        y: 640,
        from: 0.2,
        bars: [
          {
            value: 100,
            paint: 'ember',
            hatched: true,
            grow: [0.4, 1],
            name: say('Then', 'Entonces'),
          },
          { value: in30, paint: 'deep', grow: [1, 1.6], name: say('Today', 'Hoy') },
        ],
      },
      {
        kind: 'art',
        name: 'animal-owl',
        w: 340,
        x: 330,
        y: 724,
        blinks: true,
        enter: 'rise',
        from: 0.2,
      },
    ],
  },
  {
    ground: 'sky',
    lines: [say('*Keep walking. Prices do.*', '*Sigue caminando. Los precios también caminan.*')],
    shows: say(
      'A road winds up between the hills to the sun.',
      'Un camino serpentea entre los cerros hacia el sol.',
    ),
    layers: [
      {
        kind: 'sun',
        r: 170,
        x: 760,
        y: [
          [0, 430],
          [1, 370],
        ],
      },
      { kind: 'peak', w: 380, h: 260, x: 1040, y: 580 },
      { kind: 'peak', w: 280, h: 190, x: 420, y: 580 },
      ...hills({ top: 540, phase: 0.8, step: 58 }),
      { kind: 'road', x: 420, y: 730, to: [300, -190], bend: 190, w: 260 },
      { kind: 'art', name: 'animal-fox', w: 170, x: 980, y: 690, blinks: true },
    ],
  },
];
