import type { Film } from '../film.ts';
import {
  AS_YOU_ARE,
  balances,
  dollars,
  ONE_MORE,
  RAISE,
  RETURN,
  STEADY_PAY,
  thousands,
} from '../figures.ts';
import { hills, same, say } from './scenery.ts';

export const hispanicCalculator: Film = {
  name: 'hispanic-calculator',
  title: say('Seven numbers, one path', 'Siete números, un camino'),
  summary: say(
    'What the calculator asks, and what it shows you.',
    'Qué pregunta la calculadora y qué te muestra.',
  ),
  between: [25, 40],
  tune: 'fiesta',
  poster: [2, 1.8],
  scenes: [
    {
      ground: 'sky',
      lines: [
        say(
          'Where is your path going? *Seven numbers are enough.*',
          '¿A dónde va tu camino? *Bastan siete números.*',
        ),
      ],
      shows: say(
        'A trail with seven stops lights up between the hills.',
        'Un sendero con siete paradas se ilumina entre los cerros.',
      ),
      layers: [
        { kind: 'sun', r: 150, x: 1010, y: 360 },
        { kind: 'peak', w: 320, h: 210, x: 260, y: 570 },
        ...hills({ top: 500, phase: 2.2, step: 66 }),
        {
          kind: 'trail',
          points: [
            [90, 660],
            [290, 600],
            [480, 660],
            [680, 570],
            [860, 610],
            [1130, 500],
          ],
          grow: [
            [0, 0],
            [0.8, 1],
          ],
          stops: [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1],
        },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          'Your age, your pay, what you have and what you put in.',
          'Tu edad, tu sueldo, lo que tienes y lo que pones.',
        ),
        say(
          'Nothing to sign up for. About *five minutes.*',
          'Sin registrarte. Unos *cinco minutos.*',
        ),
      ],
      shows: say(
        'A form on a phone is filled out, and a slider moves.',
        'En un teléfono se llena un formulario y se mueve un control.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 350,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 400,
          y: 640,
          opacity: 0.55,
        },
        {
          kind: 'slip',
          w: 520,
          x: 400,
          y: 690,
          enter: 'rise',
          from: 0,
          title: say('About you', 'Sobre ti'),
          rows: [
            { name: say('Age', 'Edad'), value: '34', from: 0.2 },
            { name: say('Pay', 'Sueldo'), value: dollars(STEADY_PAY), from: 0.5 },
            { name: say('You put in', 'Pones'), value: '6%', from: 0.8, marked: true },
            { name: say('Retire at', 'Te jubilas a los'), value: '67', from: 1.1 },
          ],
        },
        {
          kind: 'slider',
          w: 330,
          value: [
            [0.4, 2],
            [1, 6],
          ],
          max: 12,
          x: 990,
          y: 360,
          enter: 'pop',
          from: 0.3,
        },
        {
          kind: 'art',
          name: 'person-abuela',
          w: 330,
          x: 990,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.2,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `You see today’s path, and *one point more:* from ${thousands(AS_YOU_ARE.retirementBalance)} to ${thousands(ONE_MORE.retirementBalance)}.`,
          `Ves tu camino de hoy y *un punto más:* de ${thousands(AS_YOU_ARE.retirementBalance)} a ${thousands(ONE_MORE.retirementBalance)}.`,
        ),
        say(
          `The example: from 34 to 67, 6% of ${dollars(STEADY_PAY)}, ${RAISE}% raises, ${RETURN}% growth a year.`,
          `El ejemplo: de los 34 a los 67, 6% de ${dollars(STEADY_PAY)}, aumentos de ${RAISE}% y ${RETURN}% de crecimiento al año.`,
        ),
        say(
          'In your language, and in *today’s dollars* too.',
          'En tu idioma, y también en *dólares de hoy.*',
        ),
      ],
      shows: say(
        'A ridge of savings grows, and above it a hatched one for one point more.',
        'Crece un cerro de ahorros y, encima, otro rayado con un punto más.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 960, y: 420 },
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
              grow: [0.5, 1],
              label: same(`7%: ${thousands(ONE_MORE.retirementBalance)}`),
              labelAt: [-180, 0],
            },
            {
              values: balances(AS_YOU_ARE),
              paint: 'deep',
              grow: [0, 0.5],
              label: same(`6%: ${thousands(AS_YOU_ARE.retirementBalance)}`),
              labelAt: [-180, 90],
            },
          ],
          ticks: [
            { at: 0, name: same('34') },
            { at: 1, name: same('67') },
          ],
        },
      ],
    },
    {
      ground: 'sun',
      lines: [say('Open it, and *move one number.*', 'Ábrela y *mueve un número.*')],
      shows: say(
        'An owl looks over the hill at a sign.',
        'Un búho se asoma tras el cerro, junto a un letrero.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 380,
          paint: 'wheat',
          rings: ['sun', 'wheat'],
          x: 900,
          y: 640,
          opacity: 0.75,
        },
        { kind: 'art', name: 'animal-owl', w: 360, x: 900, y: 690, blinks: true },
        ...hills({ top: 610, phase: 3, paints: ['mid', 'deep'], step: 60 }),
        {
          kind: 'sign',
          text: same('+1%'),
          w: 340,
          paint: 'ember',
          x: 380,
          y: 420,
          enter: 'rise',
          from: 0,
        },
      ],
    },
  ],
};
