import type { Film } from '../film.ts';
import {
  EARLY,
  LATE,
  RAISE,
  RETURN,
  STAYING_PAY,
  balances,
  cutDollars,
  dollars,
} from '../figures.ts';
import { foreground, hills, same, say } from './scenery.ts';

const late = [...Array.from({ length: 10 }, () => 0), ...balances(LATE)];
const head = Math.trunc(EARLY.retirementBalance) - Math.trunc(LATE.retirementBalance);
const morePaid = Math.trunc(EARLY.paidIn) - Math.trunc(LATE.paidIn);

const early = balances(EARLY);

export const compounding: Film = {
  name: 'mm-compounding',
  title: say('Growth on growth', 'Lo que crece, crece más'),
  summary: say(
    'Two people, the same pay, ten years apart.',
    'Dos personas, el mismo sueldo, diez años de diferencia.',
  ),
  between: [50, 70],
  tune: 'trail',
  poster: [2, 2.9],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say(
          'A snowball rolls. It grows because it *already grew.*',
          'Una bola de nieve rueda. Crece porque *ya creció.*',
        ),
        say(
          'Savings can do that too. It is called *compounding.*',
          'El ahorro también puede. Se llama *crecimiento compuesto.*',
        ),
      ],
      shows: say(
        'A snowball rolls down a mountain and gets larger.',
        'Una bola de nieve baja por una montaña y se hace más grande.',
      ),
      layers: [
        { kind: 'sun', r: 110, x: 1080, y: 300, paint: 'sun' },
        { kind: 'peak', w: 560, h: 330, x: 1000, y: 740, paint: 'mid' },
        { kind: 'peak', w: 980, h: 500, x: 250, y: 745, paint: 'ember' },
        {
          kind: 'hills',
          paint: 'deep',
          top: 680,
          swell: 10,
          length: 300,
          phase: 1,
          strata: 3,
          drift: 60,
        },
        {
          kind: 'disc',
          r: 40,
          paint: 'paper',
          rings: ['sky', 'paper'],
          x: [
            [0, 290],
            [2, 1010],
          ],
          y: [
            [0, 260],
            [1, 500],
            [2, 590],
          ],
          scale: [
            [0, 0.5],
            [2, 2.7],
          ],
          rotate: [
            [0, 0],
            [2, 500],
          ],
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say('Ana starts at 25. Luis starts at *35.*', 'Ana empieza a los 25. Luis, a los *35.*'),
        say(
          'Each puts in 3% of pay, up to age 65.',
          'Cada uno pone el 3% del sueldo, hasta los 65.',
        ),
        say(
          `Same job: *${dollars(STAYING_PAY)}* at 25, and raises of ${RAISE}% a year.`,
          `El mismo trabajo: *${dollars(STAYING_PAY)}* a los 25 y aumentos de ${RAISE}% al año.`,
        ),
      ],
      shows: say('Ana and Luis look out from two hills.', 'Ana y Luis se asoman desde dos cerros.'),
      layers: [
        { kind: 'sun', r: 210, x: 640, y: 520 },
        {
          kind: 'hills',
          paint: 'soft',
          top: 600,
          swell: 26,
          length: 240,
          phase: 0.4,
          strata: 6,
          drift: 30,
        },
        {
          kind: 'art',
          name: 'person-ana',
          w: 400,
          x: 380,
          y: 720,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        {
          kind: 'art',
          name: 'person-luis',
          w: 400,
          x: 900,
          y: 720,
          blinks: true,
          enter: 'rise',
          from: 0.45,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 676,
          swell: 12,
          length: 260,
          phase: 2.4,
          strata: 3,
          drift: 70,
        },
        {
          kind: 'label',
          text: same('25'),
          size: 64,
          chip: 'sun',
          x: 140,
          y: 560,
          enter: 'pop',
          from: 0.3,
        },
        {
          kind: 'label',
          text: same('35'),
          size: 64,
          chip: 'sun',
          x: 1150,
          y: 560,
          enter: 'pop',
          from: 0.75,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `In this example, savings grow *${RETURN}%* a year.`,
          `En este ejemplo el ahorro crece *${RETURN}%* al año.`,
        ),
        say(
          `At 65, Luis could have *${cutDollars(LATE.retirementBalance)}.*`,
          `A los 65, Luis podría tener *${cutDollars(LATE.retirementBalance)}.*`,
        ),
        say(
          `Ana could have *${cutDollars(EARLY.retirementBalance)}.*`,
          `Ana podría tener *${cutDollars(EARLY.retirementBalance)}.*`,
        ),
      ],
      shows: say(
        'Two ridges climb from left to right; Ana’s ends far higher.',
        'Dos cerros suben de izquierda a derecha; el de Ana termina mucho más alto.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 1010, y: 420 },
        {
          kind: 'ridge',
          w: 1060,
          h: 400,
          max: 270_000,
          x: 100,
          y: 650,
          series: [
            {
              values: early,
              paint: 'mid',
              grow: [1.95, 2.75],
              label: say('Ana', 'Ana'),
              labelAt: [-150, -6],
            },
            {
              values: late,
              paint: 'deep',
              grow: [0.1, 1.5],
              label: say('Luis', 'Luis'),
              labelAt: [-120, -30],
            },
          ],
          ticks: [
            { at: 0, name: same('25') },
            { at: 0.25, name: same('35') },
            { at: 0.5, name: same('45') },
            { at: 0.75, name: same('55') },
            { at: 1, name: same('65') },
          ],
        },
      ],
    },
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
        say('Begin with what you have.', 'Empieza con lo que tengas.'),
        say('*This month counts, too.*', '*Este mes también cuenta.*'),
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
  ],
};
