import type { Film } from '../film.ts';
import {
  AS_YOU_ARE,
  ONE_MORE,
  POINT_PER_PAYCHECK,
  RAISE,
  RETURN,
  STEADY_PAY,
  balances,
  dollars,
  thousands,
} from '../figures.ts';
import { foreground, hills, same, say } from './scenery.ts';

const more = ONE_MORE.retirementBalance - AS_YOU_ARE.retirementBalance;

export const oneMorePoint: Film = {
  name: 'mm-one-more-point',
  title: say('One more point', 'Un punto más'),
  summary: say(
    'What one percent more of your pay could do.',
    'Lo que podría hacer un uno por ciento más de tu sueldo.',
  ),
  between: [50, 70],
  tune: 'trail',
  poster: [2, 1.8],
  scenes: [
    {
      ground: 'soft',
      lines: [
        say('Nobody climbs a mountain in one jump.', 'Nadie sube una montaña de un salto.'),
        say('One more step is enough: *one percent.*', 'Basta un paso más: *un uno por ciento.*'),
      ],
      shows: say(
        'A rabbit goes up stone steps, one at a time.',
        'Un conejo sube unos escalones de piedra, uno por uno.',
      ),
      layers: [
        { kind: 'sun', r: 130, x: 1060, y: 320, halo: 'paper' },
        { kind: 'peak', w: 620, h: 400, x: 1040, y: 720, paint: 'blush' },
        ...[0, 1, 2, 3, 4].map((step) => ({
          kind: 'panel' as const,
          w: 180,
          h: 90 + step * 62,
          paint: step % 2 ? ('mid' as const) : ('deep' as const),
          r: 12,
          x: 150 + step * 178,
          y: 720 - (90 + step * 62) / 2,
          enter: 'rise' as const,
          from: step * 0.14,
        })),
        {
          kind: 'art',
          name: 'animal-rabbit',
          w: 170,
          x: [
            [0, 150],
            [0.5, 150],
            [0.75, 328],
            [1.1, 328],
            [1.35, 506],
            [1.6, 506],
            [1.85, 684],
          ],
          y: [
            [0, 640],
            [0.5, 640],
            [0.65, 540],
            [0.75, 578],
            [1.1, 578],
            [1.25, 480],
            [1.35, 516],
            [1.6, 516],
            [1.75, 415],
            [1.85, 454],
          ],
          blinks: true,
        },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `On ${dollars(STEADY_PAY)} a year, one percent is about *${dollars(POINT_PER_PAYCHECK)} a paycheck.*`,
          `Con ${dollars(STEADY_PAY)} al año, son cerca de *${dollars(POINT_PER_PAYCHECK)} por cheque.*`,
        ),
        say(
          'That is before taxes, with 26 paychecks.',
          'Antes de impuestos, con 26 cheques al año.',
        ),
      ],
      shows: say(
        'A pay stub; its line for the plan goes up by one percent.',
        'Un talón de pago; la línea del plan sube un uno por ciento.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 340,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 980,
          y: 700,
          opacity: 0.55,
        },
        {
          kind: 'slip',
          w: 640,
          x: 420,
          y: 690,
          rotate: -2,
          enter: 'left',
          from: 0,
          title: say('This paycheck', 'Este cheque'),
          rows: [
            {
              name: say('Pay before taxes', 'Sueldo antes de impuestos'),
              value: dollars(STEADY_PAY / 26),
              from: 0.3,
            },
            {
              name: say('To the plan, 6%', 'Al plan, 6%'),
              value: dollars(POINT_PER_PAYCHECK * 6),
              from: 0.55,
            },
            {
              name: say('One more percent', 'Uno por ciento más'),
              value: `+ ${dollars(POINT_PER_PAYCHECK)}`,
              from: 0.9,
              marked: true,
            },
          ],
        },
        {
          kind: 'slider',
          w: 330,
          value: [
            [0.9, 6],
            [1.5, 7],
          ],
          max: 12,
          x: 1010,
          y: 420,
          enter: 'pop',
          from: 0.6,
        },
        {
          kind: 'stack',
          count: [
            [0.9, 6],
            [1.6, 7],
          ],
          r: 76,
          x: 1010,
          y: 690,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `From 34 to 67, with ${RAISE}% raises and ${RETURN}% growth a year, 6% could become *${thousands(AS_YOU_ARE.retirementBalance)}.*`,
          `De los 34 a los 67, con aumentos de ${RAISE}% y ${RETURN}% de crecimiento al año, un 6% podría llegar a *${thousands(AS_YOU_ARE.retirementBalance)}.*`,
        ),
        say(
          `With 7%, it could become *${thousands(ONE_MORE.retirementBalance)}.*`,
          `Con 7%, podría llegar a *${thousands(ONE_MORE.retirementBalance)}.*`,
        ),
        say(
          `One step, about *${thousands(more)}* more.`,
          `Un solo paso, unos *${thousands(more)}* más.`,
        ),
      ],
      shows: say(
        'A ridge of savings grows; with one percent more a hatched ridge rises above it.',
        'Crece un cerro de ahorros; con un punto más, otro rayado se alza sobre él.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 1000, y: 420 },
        {
          kind: 'ridge',
          w: 1060,
          h: 390,
          max: 450_000,
          x: 100,
          y: 650,
          series: [
            {
              values: balances(ONE_MORE),
              paint: 'ember',
              hatched: true,
              grow: [1, 1.7],
              label: same(`7%: ${thousands(ONE_MORE.retirementBalance)}`),
              labelAt: [-180, 0],
            },
            {
              values: balances(AS_YOU_ARE),
              paint: 'deep',
              grow: [0.1, 0.9],
              label: same(`6%: ${thousands(AS_YOU_ARE.retirementBalance)}`),
              labelAt: [-180, 90],
            },
          ],
          ticks: [
            { at: 0, name: same('34') },
            { at: 0.48, name: same('50') },
            { at: 1, name: same('67') },
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
  ],
};
