import type { Film } from '../film.ts';
import { dollars } from '../figures.ts';
import { hills, same, say } from './scenery.ts';

const GIG = 600;
const CHAIRS = 5;
export const SHARE = GIG / CHAIRS;

export const latinFamilyBand: Film = {
  name: 'latin-family-band',
  title: say('The family band', 'La banda de la familia'),
  summary: say(
    'Four players, five chairs: the fifth is for the years to come.',
    'Cuatro músicos y cinco sillas: la quinta es para los años que vienen.',
  ),
  between: [25, 45],
  tune: 'bolero',
  poster: [0, 1.7],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say(
          'We are four: my father, my grandmother, my sister and me.',
          'Somos cuatro: mi papá, mi abuela, mi hermana y yo.',
        ),
        say(
          'But after every gig we put out *five chairs.*',
          'Pero después de cada función ponemos *cinco sillas.*',
        ),
      ],
      shows: say(
        'Four musicians behind a row of five chairs.',
        'Cuatro músicos tras una fila de cinco sillas.',
      ),
      layers: [
        { kind: 'sun', r: 220, x: 640, y: 470, paint: 'ember' },
        {
          kind: 'art',
          name: 'person-luis',
          w: 290,
          x: 210,
          y: 640,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        {
          kind: 'art',
          name: 'person-ana',
          w: 290,
          x: 495,
          y: 640,
          blinks: true,
          enter: 'rise',
          from: 0.15,
        },
        {
          kind: 'art',
          name: 'person-abuela',
          w: 290,
          x: 785,
          y: 640,
          blinks: true,
          enter: 'rise',
          from: 0.3,
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 320,
          x: 1070,
          y: 640,
          enter: 'rise',
          from: 0.45,
        },
        {
          kind: 'hills',
          paint: 'night',
          top: 610,
          swell: 6,
          length: 300,
          phase: 1,
          strata: 0,
          drift: 30,
        },
        ...Array.from({ length: CHAIRS }, (_chair, index) => ({
          kind: 'chair' as const,
          h: 150,
          paint: index === 4 ? ('sun' as const) : ('mid' as const),
          x: 200 + index * 220,
          y: 712,
          enter: 'drop' as const,
          from: 1 + index * 0.12,
        })),
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `A gig pays ${dollars(GIG)}. We count it *at the table, together.*`,
          `Una función paga ${dollars(GIG)}. Lo contamos *juntos, en la mesa.*`,
        ),
        say(
          `${dollars(SHARE)} each. And ${dollars(SHARE)} for *the fifth chair.*`,
          `${dollars(SHARE)} para cada quien. Y ${dollars(SHARE)} para *la quinta silla.*`,
        ),
      ],
      shows: say(
        'Five stacks of coins grow on a table; the last one glows.',
        'Cinco montones de monedas crecen en una mesa; el último brilla.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 260,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1090,
          y: 520,
          opacity: 0.6,
        },
        { kind: 'table', w: 1180, h: 120, paint: 'ember', x: 640, y: 620 },
        ...Array.from({ length: CHAIRS }, (_stack, index) => ({
          kind: 'stack' as const,
          count: [
            [0.1 + index * 0.12, 0],
            [0.9 + index * 0.12, 6],
          ] as const,
          r: 66,
          x: 190 + index * 225,
          y: 606,
          paint: index === 4 ? ('sun' as const) : ('soft' as const),
        })),
        ...Array.from({ length: CHAIRS }, (_label, index) => ({
          kind: 'label' as const,
          text: same(dollars(SHARE)),
          size: 36,
          x: 190 + index * 225,
          y: 400,
          enter: 'pop' as const,
          from: 1 + index * 0.1,
        })),
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'The fifth chair paid for a drum, and a hard winter.',
          'La quinta silla pagó un tambor y un invierno difícil.',
        ),
        say(
          'Now it saves for the day we *play only for us.*',
          'Hoy ahorra para el día en que *toquemos solo para nosotros.*',
        ),
      ],
      shows: say(
        'On stage at night: a drum, a guitar and one golden chair.',
        'De noche en el escenario: un tambor, una guitarra y una silla dorada.',
      ),
      layers: [
        { kind: 'lights', count: 3 },
        { kind: 'drum', w: 300, x: 280, y: 650 },
        { kind: 'disc', r: 190, paint: 'mid', x: 660, y: 560, opacity: 0.6 },
        { kind: 'chair', h: 330, paint: 'sun', x: 660, y: 680, enter: 'pop', from: 0.2 },
        { kind: 'guitar', h: 480, x: 1020, y: 690, rotate: 8 },
        { kind: 'panel', w: 1400, h: 70, paint: 'night', r: 0, x: 640, y: 700 },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'Talk about money at your table. *Put out one more chair.*',
          'Habla de dinero en tu mesa. *Pon una silla más.*',
        ),
      ],
      shows: say(
        'Chairs in a row on a hill; the last one waits in the sun.',
        'Sillas en fila sobre un cerro; la última espera al sol.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 360,
          paint: 'wheat',
          rings: ['sun', 'wheat'],
          x: 940,
          y: 600,
          opacity: 0.75,
        },
        ...hills({ top: 610, phase: 3, paints: ['mid', 'deep'], step: 56 }),
        ...Array.from({ length: CHAIRS }, (_chair, index) => ({
          kind: 'chair' as const,
          h: index === 4 ? 250 : 200,
          paint: index === 4 ? ('ember' as const) : ('deep' as const),
          x: 190 + index * 190,
          y: 650,
          enter: 'rise' as const,
          from: index * 0.1,
        })),
        { kind: 'flowers', count: 16, w: 1300, phase: 0, x: -10, y: 700 },
      ],
    },
  ],
};
