import type { Film } from '../film.ts';
import { dollars } from '../figures.ts';
import { hills, say } from './scenery.ts';

const TOUR = 18_000;
export const TOWNS = 12;
export const LATER = TOUR * 0.1;
const BUS = 6_000;
const BAND = 7_200;
const REST = TOUR - LATER - BUS - BAND;

export const majorTourBudget: Film = {
  name: 'major-tour-budget',
  title: say('A seat on the tour bus', 'Un asiento en el autobús de gira'),
  summary: say(
    'A tour budget with one seat more: the first one is for later.',
    'El presupuesto de una gira con un asiento más: el primero es para después.',
  ),
  between: [25, 45],
  tune: 'stage',
  poster: [0, 1.5],
  scenes: [
    {
      ground: 'soft',
      lines: [
        say('Twelve towns, one bus, *one budget.*', 'Doce ciudades, un autobús, *un presupuesto.*'),
        say(
          `The tour pays ${dollars(TOUR)}. It disappears fast.`,
          `La gira paga ${dollars(TOUR)}. Se va rápido.`,
        ),
      ],
      shows: say(
        'A tour bus drives over the hills at sunrise.',
        'Un autobús de gira cruza los cerros al amanecer.',
      ),
      layers: [
        { kind: 'sun', r: 150, x: 980, y: 360 },
        { kind: 'peak', w: 420, h: 270, x: 340, y: 600 },
        {
          kind: 'hills',
          paint: 'mid',
          top: 560,
          swell: 34,
          length: 240,
          phase: 1,
          strata: 6,
          drift: 50,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 630,
          swell: 6,
          length: 300,
          phase: 0,
          strata: 4,
          drift: 180,
        },
        {
          kind: 'bus',
          w: 560,
          x: [
            [0, -320],
            [1.1, 560],
            [2, 760],
          ],
          y: 660,
        },
        { kind: 'panel', w: 1400, h: 50, paint: 'night', r: 0, x: 640, y: 704 },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          'First lesson: *pay the seat of later first.*',
          'Primera lección: *primero, el asiento de después.*',
        ),
        say(
          `${dollars(LATER)} off the top, one dollar in ten.`,
          `${dollars(LATER)} de entrada, uno de cada diez dólares.`,
        ),
        say(
          'Then the bus, the band, the beds and the strings.',
          'Luego el autobús, la banda, las camas y las cuerdas.',
        ),
      ],
      shows: say(
        'A list of costs; the first line is for later and lights up.',
        'Una lista de gastos; la primera línea es para después y se ilumina.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1020,
          y: 690,
          opacity: 0.55,
        },
        {
          kind: 'slip',
          w: 600,
          x: 400,
          y: 700,
          rotate: -1.5,
          enter: 'left',
          from: 0,
          title: say('Tour', 'Gira'),
          rows: [
            { name: say('Later', 'Después'), value: dollars(LATER), from: 0.4, marked: true },
            { name: say('Bus', 'Autobús'), value: dollars(BUS), from: 2.1 },
            { name: say('Band', 'Banda'), value: dollars(BAND), from: 2.35 },
            {
              name: say('Beds, strings, food', 'Camas, cuerdas, comida'),
              value: dollars(REST),
              from: 2.6,
            },
          ],
        },
        { kind: 'chair', h: 270, paint: 'ember', x: 850, y: 690, enter: 'pop', from: 0.4 },
        {
          kind: 'art',
          name: 'artist-major',
          parts: [3, 3],
          w: 380,
          x: 1090,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.2,
        },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'If it waits until the end of the tour, nothing is left.',
          'Si espera al final de la gira, no queda nada.',
        ),
        say('If it rides first, *it always arrives.*', 'Si viaja primero, *siempre llega.*'),
      ],
      shows: say(
        'Night on stage: a drum plays, a jar fills with coins.',
        'Noche en el escenario: suena un tambor y un frasco se llena.',
      ),
      layers: [
        { kind: 'lights', count: 3 },
        { kind: 'drum', w: 360, x: 400, y: 640 },
        {
          kind: 'coins',
          count: 6,
          x: 930,
          y: 210,
          fall: [0, 260],
          over: [0.9, 1.9],
          spread: 160,
          r: 26,
        },
        {
          kind: 'jar',
          w: 210,
          fill: [
            [0.9, 0.03],
            [2, 0.97],
          ],
          x: 930,
          y: 670,
        },
        { kind: 'panel', w: 1400, h: 80, paint: 'night', r: 0, x: 640, y: 706 },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'Who has a seat on your bus? *Save one for you.*',
          '¿Quién viaja en tu autobús? *Guárdate un asiento.*',
        ),
      ],
      shows: say('The bus drives on toward a flag.', 'El autobús sigue hacia una bandera.'),
      layers: [
        {
          kind: 'disc',
          r: 400,
          paint: 'wheat',
          rings: ['sun', 'wheat'],
          x: 880,
          y: 640,
          opacity: 0.75,
        },
        ...hills({ top: 590, phase: 2, paints: ['mid', 'deep'], step: 60 }),
        {
          kind: 'flag',
          text: say('Later', 'Después'),
          h: 210,
          paint: 'ember',
          x: 1000,
          y: 610,
          enter: 'pop',
          from: 0.4,
        },
        {
          kind: 'bus',
          w: 460,
          x: [
            [0, -240],
            [1, 640],
          ],
          y: 672,
        },
        { kind: 'panel', w: 1400, h: 40, paint: 'night', r: 0, x: 640, y: 706 },
      ],
    },
  ],
};
