import type { Film } from '../film.ts';
import { dollars, STEADY_PAY } from '../figures.ts';
import { foreground, hills, say } from './scenery.ts';

const paycheck = STEADY_PAY / 26;
const points = 5;

export const hispanicPlan: Film = {
  name: 'hispanic-plan',
  title: say('Your plan at work', 'Tu plan en el trabajo'),
  summary: say(
    'A workplace plan in under a minute: where the money comes from, who adds to it, whose it is.',
    'Un plan del trabajo en menos de un minuto: de dónde sale el dinero, quién agrega y de quién es.',
  ),
  between: [35, 52],
  tune: 'fiesta',
  poster: [1, 1.5],
  scenes: [
    {
      ground: 'leaf',
      lines: [
        say(
          `On payday, ${points}% goes to your plan *before you see it.*`,
          `El día de pago, el ${points}% va a tu plan *antes de que lo veas.*`,
        ),
        say(
          `Of a ${dollars(paycheck)} paycheck, that is *${dollars((paycheck * points) / 100)}.*`,
          `De un cheque de ${dollars(paycheck)}, son *${dollars((paycheck * points) / 100)}.*`,
        ),
      ],
      shows: say(
        'A pay stub with the share that goes to the plan lit up.',
        'Un talón de pago con la parte del plan iluminada.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'soft',
          rings: ['leaf', 'soft'],
          x: 1060,
          y: 690,
          opacity: 0.9,
        },
        {
          kind: 'art',
          name: 'person-luis',
          w: 400,
          x: 1030,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        {
          kind: 'slip',
          w: 620,
          x: 420,
          y: 680,
          rotate: -2,
          enter: 'left',
          from: 0.1,
          title: say('Payday', 'Día de pago'),
          rows: [
            { name: say('Your pay', 'Tu sueldo'), value: dollars(paycheck), from: 0.4 },
            {
              name: say(`To your plan, ${points}%`, `A tu plan, ${points}%`),
              value: dollars((paycheck * points) / 100),
              from: 1,
              marked: true,
            },
            {
              name: say('Before taxes, in many plans', 'Antes de impuestos, muchas veces'),
              value: '',
              from: 1.4,
            },
          ],
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say('Some employers add money of their own.', 'Algunos empleadores agregan de lo suyo.'),
        say('*Ask how much yours adds.*', '*Pregunta cuánto pone el tuyo.*'),
      ],
      shows: say(
        'Coins fall from two sides into one jar.',
        'Caen monedas de dos lados en un mismo frasco.',
      ),
      layers: [
        { kind: 'sun', r: 230, x: 640, y: 500, paint: 'ember' },
        {
          kind: 'hills',
          paint: 'mid',
          top: 600,
          swell: 26,
          length: 260,
          phase: 1,
          strata: 5,
          drift: 40,
        },
        { kind: 'art', name: 'person-ana', w: 330, x: 240, y: 700, blinks: true },
        { kind: 'art', name: 'glossary-employer-plan', parts: [5, 11], w: 760, x: 1060, y: 760 },
        {
          kind: 'hills',
          paint: 'deep',
          top: 660,
          swell: 10,
          length: 280,
          phase: 3,
          strata: 3,
          drift: 70,
        },
        { kind: 'coins', count: 5, x: 360, y: 390, fall: [280, 110], over: [0.2, 1.8], r: 28 },
        { kind: 'coins', count: 4, x: 900, y: 390, fall: [-260, 110], over: [0.5, 1.9], r: 28 },
        {
          kind: 'jar',
          w: 210,
          fill: [
            [0.3, 0.1],
            [2, 0.97],
          ],
          x: 640,
          y: 690,
        },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      place: 'bottom',
      lines: [
        say(
          'What you put in is *yours,* even if you change jobs.',
          'Lo que pones es *tuyo,* aunque cambies de trabajo.',
        ),
        say(
          'What your employer adds may take time to be yours.',
          'Lo del empleador puede tardar en ser tuyo.',
        ),
      ],
      shows: say(
        'At night a boat carries savings along a river.',
        'De noche, una canoa lleva los ahorros por el río.',
      ),
      layers: [
        { kind: 'stars' },
        { kind: 'disc', r: 110, paint: 'wheat', x: 1010, y: 190 },
        {
          kind: 'hills',
          paint: 'deep',
          top: 380,
          swell: 34,
          length: 250,
          phase: 2,
          strata: 5,
          drift: 30,
        },
        {
          kind: 'art',
          name: 'cover-river',
          parts: [13, 22],
          w: 860,
          x: [
            [0, 380],
            [2, 760],
          ],
          y: 640,
          sway: 0.8,
        },
        foreground(1),
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'Ask at work: is there a plan, and *how do I join?*',
          'Pregunta en tu trabajo: ¿hay un plan y *cómo entro?*',
        ),
        say('You could begin with one percent.', 'Podrías empezar con el uno por ciento.'),
      ],
      shows: say('A sign on the trail says: ask.', 'Un letrero en el sendero dice: pregunta.'),
      layers: [
        {
          kind: 'sun',
          r: 160,
          x: 900,
          y: [
            [0, 470],
            [1, 400],
          ],
        },
        { kind: 'peak', w: 360, h: 240, x: 1120, y: 620 },
        ...hills({ top: 560, phase: 0.4, step: 56 }),
        {
          kind: 'sign',
          text: say('Ask', 'Pregunta'),
          w: 440,
          paint: 'ember',
          x: 470,
          y: 400,
          enter: 'rise',
          from: 0,
        },
        { kind: 'art', name: 'animal-fox', w: 220, x: 900, y: 690, blinks: true },
        { kind: 'flowers', count: 9, w: 620, phase: 2, x: 10, y: 690 },
      ],
    },
  ],
};
