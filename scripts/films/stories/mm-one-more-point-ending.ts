import type { Scene } from '../film.ts';
import { foreground, hills, same, say } from './scenery.ts';

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'deep',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say(
        'An easy moment: the day a raise arrives.',
        'Un buen momento: el día que llega un aumento.',
      ),
      say(
        'Part of it goes ahead before you get used to it.',
        'Una parte se adelanta antes de que te acostumbres.',
      ),
    ],
    shows: say(
      'A backpack for the trail; coins fall into it.',
      'Una mochila para el camino; caen monedas en ella.',
    ),
    layers: [
      { kind: 'disc', r: 300, paint: 'mid', rings: ['soft'], x: 640, y: 310, opacity: 0.7 },
      {
        kind: 'coins',
        count: 5,
        x: 640,
        y: 20,
        fall: [0, 140],
        over: [0.4, 1.8],
        spread: 220,
        r: 28,
      },
      { kind: 'art', name: 'cover-pack', parts: [6, 6], w: 900, x: 640, y: 590, sway: 0.5 },
      foreground(3),
    ],
  },
  {
    ground: 'blush',
    lines: [
      say(
        'Or let it climb by itself, one point a year.',
        'O deja que suba solo, un punto cada año.',
      ),
      say(
        'Markets go up and down. No result is promised.',
        'El mercado sube y baja. Ningún resultado es seguro.',
      ),
    ],
    shows: say(
      'Bars rise like stairs, one point each year.',
      'Unas barras suben como escalera, un punto por año.',
    ),
    layers: [
      { kind: 'sun', r: 110, x: 1060, y: 330, paint: 'ember' },
      {
        kind: 'bars',
        w: 120,
        gap: 34,
        h: 300,
        max: 10,
        x: 90,
        y: 640,
        bars: [6, 7, 8, 9, 10].map((points, index) => ({
          value: points,
          paint: index === 0 ? ('deep' as const) : ('mid' as const),
          grow: [0.1 + index * 0.22, 0.5 + index * 0.22] as const,
          label: same(`${points}%`),
          name: say(`Year ${index + 1}`, `Año ${index + 1}`),
        })),
      },
      {
        kind: 'art',
        name: 'animal-lynx',
        w: 340,
        x: 1060,
        y: 722,
        blinks: true,
        enter: 'rise',
        from: 0.2,
      },
    ],
  },
  {
    ground: 'sun',
    lines: [
      say(
        'Try it in the calculator. Then move *one step.*',
        'Pruébalo en la calculadora. Luego, *un paso.*',
      ),
    ],
    shows: say(
      'A sign on the trail says plus one percent; a flag stands on the hill behind.',
      'Un letrero en el sendero dice más uno por ciento; detrás hay una bandera.',
    ),
    layers: [
      {
        kind: 'disc',
        r: 400,
        paint: 'wheat',
        rings: ['sun', 'wheat'],
        x: 800,
        y: 680,
        opacity: 0.7,
      },
      ...hills({ top: 560, phase: 4.2, paints: ['mid', 'deep'], step: 80 }),
      {
        kind: 'trail',
        points: [
          [60, 650],
          [300, 620],
          [560, 660],
          [800, 590],
          [1080, 540],
        ],
        grow: [
          [0, 0],
          [0.8, 1],
        ],
        stops: [0, 1],
      },
      {
        kind: 'sign',
        text: same('+1%'),
        w: 400,
        paint: 'ember',
        x: 520,
        y: 400,
        enter: 'rise',
        from: 0.1,
      },
      {
        kind: 'flag',
        text: same('67'),
        h: 150,
        paint: 'paper',
        x: 1080,
        y: 540,
        enter: 'pop',
        from: 0.6,
      },
      { kind: 'art', name: 'animal-rabbit', w: 190, x: 800, y: 690, blinks: true },
    ],
  },
];
