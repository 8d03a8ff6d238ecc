import type { Film } from '../film.ts';
import {
  balances,
  CLIMBING,
  dollars,
  RAISE,
  RETURN,
  STAYING,
  STAYING_PAY,
  thousands,
} from '../figures.ts';
import { hills, same, say } from './scenery.ts';

export const latinEncore: Film = {
  name: 'latin-encore',
  title: say('The encore of saving', 'El ahorro pide otra'),
  summary: say(
    'One more song, one more percent: what happens when saving gets an encore every year.',
    'Otra canción, otro por ciento: qué pasa cuando el ahorro sube cada año.',
  ),
  between: [25, 45],
  tune: 'bolero',
  poster: [2, 1.9],
  scenes: [
    {
      ground: 'deep',
      ink: 'paper',
      lines: [
        say(
          'When they shout *“one more,”* you play one more.',
          'Cuando gritan *“¡otra, otra!”,* tocas otra.',
        ),
        say('My savings get an encore *every year.*', 'Mi ahorro también: *otra, cada año.*'),
      ],
      shows: say(
        'Stage lights sweep over a turning record.',
        'Los reflectores barren un disco que gira.',
      ),
      layers: [
        { kind: 'lights', count: 4 },
        { kind: 'disc', r: 300, paint: 'sun', rings: ['ember'], x: 820, y: 520, opacity: 0.9 },
        { kind: 'record', r: 235, x: 820, y: 520, enter: 'pop', from: 0 },
        { kind: 'notes', count: 6, w: 420, h: 330, x: 120, y: 640 },
        {
          kind: 'equaliser',
          w: 1280,
          h: 120,
          count: 44,
          paints: ['mid', 'ember', 'sun'],
          x: 0,
          y: 720,
        },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          'Three percent of pay at first. *One more point each year.*',
          'Al principio, el tres por ciento. *Cada año, un punto más.*',
        ),
        say(
          'It stops at ten. I hardly heard it climb.',
          'Se detiene en diez. Casi no lo oí subir.',
        ),
      ],
      shows: say(
        'Bars climb from three to ten percent like notes on a scale.',
        'Unas barras suben del tres al diez por ciento, como notas de una escala.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 300,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1100,
          y: 720,
          opacity: 0.6,
        },
        {
          kind: 'bars',
          w: 84,
          gap: 26,
          h: 320,
          max: 10,
          x: 84,
          y: 670,
          bars: Array.from({ length: 8 }, (_year, index) => ({
            value: index + 3,
            paint:
              index === 7 ? ('ember' as const) : index % 2 ? ('mid' as const) : ('deep' as const),
            grow: [index * 0.2, index * 0.2 + 0.35] as const,
            label: same(`${index + 3}%`),
          })),
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 360,
          x: 1100,
          y: 728,
          enter: 'rise',
          from: 0.1,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `From 30 to 65, on ${dollars(STAYING_PAY)} with ${RAISE}% raises and ${RETURN}% growth, 3% could become *${thousands(STAYING.retirementBalance)}.*`,
          `De los 30 a los 65, con ${dollars(STAYING_PAY)}, aumentos de ${RAISE}% y ${RETURN}% de crecimiento, un 3% podría ser *${thousands(STAYING.retirementBalance)}.*`,
        ),
        say(
          `With the encores: *${thousands(CLIMBING.retirementBalance)}.* An example, no promise.`,
          `Subiendo cada año: *${thousands(CLIMBING.retirementBalance)}.* Un ejemplo, no una promesa.`,
        ),
      ],
      shows: say(
        'Two ridges; the one with encores ends three times as high.',
        'Dos cerros; el que sube cada año termina casi tres veces más alto.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 960, y: 400 },
        {
          kind: 'ridge',
          w: 1060,
          h: 390,
          max: 550_000,
          x: 100,
          y: 655,
          series: [
            {
              values: balances(CLIMBING),
              paint: 'ember',
              hatched: true,
              grow: [1, 1.7],
              label: same(thousands(CLIMBING.retirementBalance)),
              labelAt: [-120, 0],
            },
            {
              values: balances(STAYING),
              paint: 'deep',
              grow: [0.1, 0.9],
              label: same(thousands(STAYING.retirementBalance)),
              labelAt: [-120, -44],
            },
          ],
          ticks: [
            { at: 0, name: same('30') },
            { at: 0.571, name: same('50') },
            { at: 1, name: same('65') },
          ],
        },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'Ask your plan for the automatic increase. *¡Otra!*',
          'Pide a tu plan el aumento automático. *¡Otra!*',
        ),
      ],
      shows: say(
        'A singer stands before the sun, among marigolds.',
        'Una cantante frente al sol, entre flores anaranjadas.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 360,
          paint: 'ember',
          rings: ['sun', 'wheat'],
          x: 640,
          y: 610,
          opacity: 0.8,
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 480,
          x: 640,
          y: 730,
          sway: 0.5,
        },
        ...hills({ top: 690, phase: 2, paints: ['deep'], swell: 10 }),
        { kind: 'flowers', count: 17, w: 1300, phase: 2, x: -10, y: 690 },
      ],
    },
  ],
};
