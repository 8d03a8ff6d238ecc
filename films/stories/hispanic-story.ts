import type { Film } from '../film.ts';
import { dollars, RETURN, TWENTY_A_WEEK, WEEKLY, WEEKLY_YEARS } from '../figures.ts';
import { hills, same, say } from './scenery.ts';

export const hispanicStory: Film = {
  name: 'hispanic-story',
  title: say('The coffee can', 'La lata de café'),
  summary: say(
    'Three generations, one habit: a family puts a little aside, and time does its part.',
    'Tres generaciones y una costumbre: una familia guarda un poco y el tiempo hace su parte.',
  ),
  between: [35, 52],
  tune: 'fiesta',
  poster: [0, 1.6],
  scenes: [
    {
      ground: 'sun',
      lines: [
        say(
          'My grandmother kept coins in a coffee can.',
          'Mi abuela guardaba monedas en una lata de café.',
        ),
        say('Never many. *Never none.*', 'Nunca muchas. *Siempre alguna.*'),
      ],
      shows: say(
        'A grandmother with red glasses drops coins into a coffee can with a marigold on it.',
        'Una abuela de lentes rojos echa monedas en una lata de café con una flor anaranjada.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 400,
          paint: 'ember',
          rings: ['sun', 'ember', 'sun'],
          x: 430,
          y: 640,
          opacity: 0.4,
        },
        { kind: 'table', w: 1500, paint: 'night', x: 640, y: 680 },
        {
          kind: 'coins',
          count: 6,
          x: 430,
          y: 250,
          fall: [0, 140],
          over: [0.2, 1.8],
          spread: 120,
          r: 30,
        },
        {
          kind: 'jar',
          isCan: true,
          w: 250,
          fill: [
            [0.2, 0],
            [1.8, 0.8],
          ],
          x: 430,
          y: 672,
        },
        {
          kind: 'art',
          name: 'person-abuela',
          w: 460,
          x: 960,
          y: 672,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        { kind: 'panel', w: 1400, h: 60, paint: 'night', r: 0, x: 640, y: 696 },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'My mother moved it to a bank. I save it *at work.*',
          'Mi mamá la pasó al banco. Yo ahorro *en el trabajo.*',
        ),
        say('The place changed. The habit did not.', 'Cambió el lugar. La costumbre no.'),
      ],
      shows: say(
        'Three faces rise behind a hill of marigolds: father, grandmother and daughter.',
        'Tres rostros se asoman tras un cerro de flores anaranjadas.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 210,
          x: 640,
          y: [
            [0, 520],
            [1.6, 450],
          ],
        },
        {
          kind: 'hills',
          paint: 'soft',
          top: 560,
          swell: 26,
          length: 240,
          phase: 0.6,
          strata: 6,
          drift: 30,
        },
        {
          kind: 'art',
          name: 'person-luis',
          w: 330,
          x: 330,
          y: 680,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        {
          kind: 'art',
          name: 'person-ana',
          w: 330,
          x: 950,
          y: 680,
          blinks: true,
          enter: 'rise',
          from: 0.5,
        },
        {
          kind: 'art',
          name: 'person-abuela',
          w: 360,
          x: 640,
          y: 690,
          blinks: true,
          enter: 'rise',
          from: 0.25,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 640,
          swell: 14,
          length: 280,
          phase: 2,
          strata: 4,
          drift: 70,
        },
        { kind: 'flowers', count: 15, w: 1280, phase: 0, x: 0, y: 660 },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `*$${WEEKLY} a week:* in ${WEEKLY_YEARS} years, that is ${dollars(TWENTY_A_WEEK.paidIn)} put in.`,
          `*$${WEEKLY} a la semana:* en ${WEEKLY_YEARS} años, son ${dollars(TWENTY_A_WEEK.paidIn)} puestos.`,
        ),
        say(
          `Growing ${RETURN}% a year, it could become about *${dollars(TWENTY_A_WEEK.retirementBalance)}.*`,
          `Creciendo ${RETURN}% al año, podría llegar a unos *${dollars(TWENTY_A_WEEK.retirementBalance)}.*`,
        ),
        say('It is an example, not a promise.', 'Es un ejemplo, no una promesa.'),
      ],
      shows: say(
        'A bar of what was paid in, and on it a longer one of what grew.',
        'Una barra de lo que se puso y, encima, otra de lo que creció.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1090,
          y: 700,
          opacity: 0.6,
        },
        { kind: 'art', name: 'person-ana', w: 380, x: 1060, y: 724, blinks: true },
        {
          kind: 'bars',
          w: 230,
          gap: 90,
          h: 340,
          max: TWENTY_A_WEEK.retirementBalance,
          x: 140,
          y: 650,
          bars: [
            {
              value: TWENTY_A_WEEK.paidIn,
              paint: 'deep',
              grow: [0.1, 0.9],
              name: say('Put in', 'Puesto'),
              label: same(dollars(TWENTY_A_WEEK.paidIn)),
            },
            {
              value: TWENTY_A_WEEK.paidIn,
              paint: 'deep',
              grow: [1, 1.3],
              name: say('With growth', 'Con crecimiento'),
            },
            {
              value: TWENTY_A_WEEK.grown,
              paint: 'ember',
              hatched: true,
              grow: [1.2, 1.8],
              stacked: true,
              label: same(dollars(TWENTY_A_WEEK.retirementBalance)),
            },
          ],
        },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'Time is the gift. *Begin with what you have.*',
          'El tiempo es el regalo. *Empieza con lo que tengas.*',
        ),
        say(
          'Ask about your plan at work. One coin is a beginning.',
          'Pregunta por tu plan en el trabajo. Con una moneda se empieza.',
        ),
      ],
      shows: say(
        'A trail between marigolds leads to a house under the sun.',
        'Un sendero entre flores anaranjadas lleva a una casa bajo el sol.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 420,
          paint: 'wheat',
          rings: ['sun', 'wheat', 'sun'],
          x: 900,
          y: 600,
          opacity: 0.75,
        },
        { kind: 'art', name: 'answer-home', parts: [5, 13], w: 560, x: 900, y: 700 },
        ...hills({ top: 600, phase: 1.4, paints: ['mid', 'deep'], step: 56 }),
        {
          kind: 'trail',
          points: [
            [80, 690],
            [300, 630],
            [480, 660],
            [690, 610],
          ],
          grow: [
            [0, 0],
            [0.9, 1],
          ],
          stops: [0, 1],
        },
        { kind: 'flowers', count: 8, w: 620, phase: 1, x: 20, y: 690 },
      ],
    },
  ],
};
