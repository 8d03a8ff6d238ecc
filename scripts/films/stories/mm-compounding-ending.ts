import type { Scene } from '../film.ts';
import { balances, cutDollars, EARLY, LATE } from '../figures.ts';
import { foreground, hills, same, say } from './scenery.ts';

export const late = [...Array.from({ length: 10 }, () => 0), ...balances(LATE)];
const head = Math.trunc(EARLY.retirementBalance) - Math.trunc(LATE.retirementBalance);
const morePaid = Math.trunc(EARLY.paidIn) - Math.trunc(LATE.paidIn);

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'wheat',
    lines: [
      say(
        `Ana put in ${cutDollars(morePaid)} more than Luis.`,
        `Ana puso ${cutDollars(morePaid)} más que Luis.`,
      ),
      say(
        `She ended up *${cutDollars(head)}* ahead. The rest is time.`,
        `Terminó *${cutDollars(head)}* adelante. El resto es tiempo.`,
      ),
    ],
    shows: say(
      'A short bar of what Ana paid in, and a long one of how far ahead she is.',
      'Una barra corta con lo que Ana puso de más y una larga con su ventaja.',
    ),
    layers: [
      {
        kind: 'disc',
        r: 360,
        paint: 'sun',
        rings: ['wheat', 'sun'],
        x: 1130,
        y: 720,
        opacity: 0.6,
      },
      { kind: 'art', name: 'person-ana', w: 360, x: 1080, y: 724, blinks: true },
      {
        kind: 'beams',
        w: 620,
        h: 82,
        gap: 70,
        max: head,
        x: 72,
        y: 330,
        bars: [
          {
            value: morePaid,
            paint: 'deep',
            grow: [0.2, 0.7],
            name: say('Paid in more', 'Puso de más'),
            label: same(cutDollars(morePaid)),
          },
          {
            value: head,
            paint: 'ember',
            hatched: true,
            grow: [1.1, 1.7],
            name: say('Ahead at 65', 'Ventaja a los 65'),
            label: same(cutDollars(head)),
          },
        ],
      },
    ],
  },
  {
    ground: 'deep',
    ink: 'paper',
    place: 'bottom',
    lines: [
      say(
        'Late is not too late. Every year that you save can *count.*',
        'Tarde no es demasiado tarde. Cada año de ahorro puede *contar.*',
      ),
      say(
        'Markets go up and down. This is an example, not a promise.',
        'El mercado sube y baja. Esto es un ejemplo, no una promesa.',
      ),
    ],
    shows: say(
      'Rings of a tree trunk appear one after the other around a young leaf.',
      'Aparecen uno tras otro los anillos de un tronco.',
    ),
    layers: [
      { kind: 'disc', r: 320, paint: 'mid', x: 640, y: 300, opacity: 0.5 },
      ...[0, 1, 2, 3, 4, 5].map((ring) => ({
        kind: 'disc' as const,
        r: 250 - ring * 42,
        paint: ring % 2 ? ('wheat' as const) : ('sun' as const),
        x: 640,
        y: 300,
        enter: 'pop' as const,
        from: (5 - ring) * 0.22,
      })),
      { kind: 'disc', r: 16, paint: 'ember', x: 640, y: 300 },
      foreground(1),
    ],
  },
  {
    ground: 'sky',
    lines: [
      say('The best day to begin was years ago.', 'El mejor día para empezar fue hace años.'),
      say('*The next best is today.*', '*El segundo mejor es hoy.*'),
    ],
    shows: say(
      'The sun rises behind the hills; a lynx watches a trail reach a flag.',
      'El sol sale tras los cerros; un lince mira el sendero que llega a una bandera.',
    ),
    layers: [
      {
        kind: 'sun',
        r: 170,
        x: 860,
        y: [
          [0, 620],
          [1.6, 380],
        ],
      },
      { kind: 'peak', w: 320, h: 220, x: 560, y: 600 },
      {
        kind: 'art',
        name: 'animal-lynx',
        w: 320,
        x: 240,
        y: [
          [0, 760],
          [0.5, 660],
        ],
        blinks: true,
      },
      ...hills({ top: 560, phase: 5, step: 56 }),
      {
        kind: 'trail',
        points: [
          [430, 690],
          [600, 640],
          [780, 660],
          [980, 600],
        ],
        grow: [
          [0.3, 0],
          [1.6, 1],
        ],
        stops: [0, 1],
      },
      {
        kind: 'flag',
        text: say('Today', 'Hoy'),
        h: 170,
        paint: 'ember',
        x: 980,
        y: 600,
        enter: 'pop',
        from: 1.3,
      },
    ],
  },
];
