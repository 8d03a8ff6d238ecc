import type { Film } from '../film.ts';
import { MATCH, MATCH_AT_THREE, dollars } from '../figures.ts';
import { foreground, hills, same, say } from './scenery.ts';

const together = MATCH.employee + MATCH.match;

export const theMatch: Film = {
  name: 'mm-match',
  title: say('Take the whole match', 'Llévate todo el aporte'),
  summary: say(
    'How an employer match works, with one plan as the example.',
    'Cómo funciona el aporte del empleador, con un plan de ejemplo.',
  ),
  between: [50, 70],
  tune: 'trail',
  poster: [1, 1.7],
  scenes: [
    {
      ground: 'soft',
      lines: [
        say(
          'Part of your pay may be waiting *on another path.*',
          'Parte de tu sueldo quizá te espera *en otro camino.*',
        ),
        say('It is called the employer match.', 'Se llama aporte del empleador.'),
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
          'Put in a dollar, and some employers add *fifty cents.*',
          'Pones un dólar y algunos empleadores suman *50 centavos.*',
        ),
        say(
          'Up to a share of your pay, such as *6%.*',
          'Hasta una parte de tu sueldo, como *el 6%.*',
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
          'La guía del plan dice cuánto. Busca *vesting* (adquisición).',
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
  ],
};
