import type { Film } from '../film.ts';
import { dollars, MATCH } from '../figures.ts';
import { hills, same, say } from './scenery.ts';
import { ending } from './mm-match-ending.ts';

const together = MATCH.employee + MATCH.match;

export const theMatch: Film = {
  name: 'mm-match',
  title: say('The match: pay that waits for you', 'El aporte de tu empleador te espera'),
  summary: say(
    'How an employer match works, and what stays behind when you do not take all of it.',
    'Cómo funciona el aporte equivalente del empleador y qué dejas atrás si no lo tomas completo.',
  ),
  between: [45, 75],
  tune: 'trail',
  poster: [1, 1.7],
  scenes: [
    {
      ground: 'soft',
      lines: [
        say(
          'Part of your pay may be waiting *on another path.*',
          'Parte de tu paga quizá te espera *en otro camino.*',
        ),
        say('It is called the employer match.', 'Se llama aporte equivalente del empleador.'),
      ],
      shows: say(
        'Two roads run toward each other and become one.',
        'Dos caminos se acercan hasta volverse uno.',
      ),
      layers: [
        {
          kind: 'art',
          name: 'glossary-employer-match',
          parts: [1, 40],
          w: 1500,
          x: [
            [0, 740],
            [2, 660],
          ],
          y: 1000,
        },
        {
          kind: 'art',
          name: 'animal-elk',
          w: 200,
          x: 1080,
          y: [
            [0.4, 690],
            [1, 640],
          ],
          blinks: true,
          enter: 'rise',
          from: 0.6,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'Put in a dollar, and many employers add *fifty cents.*',
          'Pones un dólar y muchos empleadores suman *50 centavos.*',
        ),
        say(
          'Up to a share of your pay: often *6%.*',
          'Hasta una parte de tu sueldo: a menudo *el 6%.*',
        ),
      ],
      shows: say(
        'A dollar bill slides in from the left, half a bill from the right.',
        'Un billete entra por la izquierda y medio billete por la derecha.',
      ),
      layers: [
        { kind: 'sun', r: 200, x: 640, y: 500 },
        {
          kind: 'bill',
          w: 420,
          x: [
            [0, -260],
            [0.45, 420],
          ],
          y: 440,
          rotate: -4,
        },
        {
          kind: 'bill',
          w: 210,
          label: '50¢',
          paint: 'ember',
          x: [
            [0.4, 1500],
            [0.85, 800],
          ],
          y: 460,
          rotate: 5,
        },
        ...hills({ top: 610, phase: 1.2, paints: ['mid', 'deep'], step: 60 }),
        {
          kind: 'label',
          text: say('You', 'Tú'),
          size: 40,
          chip: 'paper',
          x: 420,
          y: 610,
          enter: 'pop',
          from: 0.35,
        },
        {
          kind: 'label',
          text: say('Employer', 'Empleador'),
          size: 40,
          chip: 'paper',
          x: 810,
          y: 610,
          enter: 'pop',
          from: 0.8,
        },
        {
          kind: 'sign',
          text: same('6%'),
          w: 230,
          paint: 'sun',
          x: 1090,
          y: 480,
          enter: 'rise',
          from: 1.2,
        },
      ],
    },
    {
      ground: 'leaf',
      lines: [
        say(
          `Say you earn ${dollars(MATCH.pay)} and put in *${MATCH.percentage}%.*`,
          `Digamos que ganas ${dollars(MATCH.pay)} y pones *el ${MATCH.percentage}%.*`,
        ),
        say(
          `You add ${dollars(MATCH.employee)} a year. Your employer adds *${dollars(MATCH.match)}.*`,
          `Pones ${dollars(MATCH.employee)} al año. Tu empleador suma *${dollars(MATCH.match)}.*`,
        ),
        say(
          `That makes *${dollars(together)}* before any growth.`,
          `Son *${dollars(together)}* antes de cualquier crecimiento.`,
        ),
      ],
      shows: say(
        'A bar of what you pay grows, and the match is added to its end.',
        'Crece una barra con lo que pones y se le suma el aporte del empleador.',
      ),
      layers: [
        {
          kind: 'art',
          name: 'animal-elk',
          w: 330,
          x: 1090,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.2,
        },
        {
          kind: 'beams',
          w: 800,
          h: 92,
          gap: 0,
          max: together,
          x: 72,
          y: 350,
          bars: [
            {
              value: MATCH.employee,
              paint: 'deep',
              grow: [0.6, 1.3],
              name: say('You, and your employer', 'Tú, y tu empleador'),
            },
            { value: MATCH.match, paint: 'sun', grow: [1.3, 1.8], stacked: true },
          ],
        },
        {
          kind: 'label',
          text: same(dollars(MATCH.employee)),
          size: 40,
          paint: 'paper',
          x: 340,
          y: 398,
          from: 1.2,
          enter: 'fade',
        },
        {
          kind: 'label',
          text: same(`+ ${dollars(MATCH.match)}`),
          size: 40,
          x: 738,
          y: 398,
          from: 1.7,
          enter: 'fade',
        },
        {
          kind: 'count',
          to: [
            [2, MATCH.employee],
            [2.6, together],
          ],
          before: '$',
          size: 120,
          x: 72,
          y: 560,
          from: 2,
          enter: 'rise',
        },
      ],
    },
    ...ending,
  ],
};
