import type { Film } from '../film.ts';
import {
  dollars,
  INFLATION,
  leftAlone,
  POINT_PER_PAYCHECK,
  shareLeft,
  STEADY_PAY,
} from '../figures.ts';
import { FIRST_SLICE, majorFirstCheck, SLICE_YEARS } from './major-first-check.ts';
import { ASIDE, LEVEL, LOUD_MONTHS, majorQuietSeason, QUIET_MONTHS } from './major-quiet-season.ts';
import { LATER, majorTourBudget, TOWNS } from './major-tour-budget.ts';
import { hills, same, say } from './scenery.ts';

const grown = leftAlone(FIRST_SLICE, SLICE_YEARS);
const inTodays = grown * shareLeft(SLICE_YEARS);

/** The whole session: who speaks, three parts that are also short films, and one thing to do. */
export const majorFull: Film = {
  name: 'major-full',
  title: say('A beat for your money', 'Un compás para tu dinero'),
  summary: say(
    'The whole story of Marisol: a slice of the first check, a seat for later, and a quiet season that is paid for.',
    'La historia completa de Marisol: una rebanada del primer cheque, un asiento para después y una temporada tranquila ya pagada.',
  ),
  between: [120, 180],
  tune: 'stage',
  poster: [0, 0.9],
  chapters: [
    { scene: 0, title: say('Marisol', 'Marisol') },
    { scene: 3, title: majorFirstCheck.title },
    { scene: 7, title: majorTourBudget.title },
    { scene: 11, title: majorQuietSeason.title },
    { scene: 15, title: say('One thing to do', 'Una cosa por hacer') },
  ],
  scenes: [
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'Marisol Vega wrote songs for others *for eleven years.*',
          'Marisol Vega escribió canciones para otros *once años.*',
        ),
        say('Then she sang *one of her own.*', 'Luego cantó *una suya.*'),
      ],
      shows: say(
        'A woman with dark curls and headphones at a microphone, in stage light.',
        'Una mujer de rizos oscuros con audífonos ante un micrófono, bajo los reflectores.',
      ),
      layers: [
        { kind: 'lights', count: 4 },
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['ember', 'sun'],
          x: 760,
          y: 560,
          opacity: 0.9,
        },
        {
          kind: 'art',
          name: 'artist-major',
          parts: [3, 3],
          w: 520,
          x: 760,
          y: 730,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
        { kind: 'microphone', h: 420, x: 430, y: 720, enter: 'rise', from: 0.4 },
        {
          kind: 'equaliser',
          w: 1280,
          h: 80,
          count: 44,
          paints: ['mid', 'ember', 'sun'],
          x: 0,
          y: 720,
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'Her checks came in March, in July, *or not at all.*',
          'Sus cheques llegaban en marzo, en julio *o nunca.*',
        ),
        say('*The rent came every month.*', '*La renta llegaba cada mes.*'),
      ],
      shows: say(
        'A row of twelve months: two tall bars of pay, and the same low bar of rent in each.',
        'Doce meses en fila: dos barras altas de ingreso y, en cada mes, la misma barra baja de renta.',
      ),
      layers: [
        { kind: 'sun', r: 130, x: 1090, y: 340, paint: 'ember' },
        {
          kind: 'bars',
          w: 40,
          gap: 58,
          h: 330,
          max: 10,
          x: 84,
          y: 650,
          bars: Array.from({ length: 12 }, (_month, index) => ({
            value: index === 2 ? 8 : index === 6 ? 10 : 0.12,
            paint: 'deep' as const,
            grow: [index * 0.06, index * 0.06 + 0.4] as const,
            ...(index === 2 && { name: say('March', 'Marzo') }),
            ...(index === 6 && { name: say('July', 'Julio') }),
          })),
        },
        {
          kind: 'bars',
          w: 40,
          gap: 58,
          h: 330,
          max: 10,
          x: 126,
          y: 650,
          from: 1,
          bars: Array.from({ length: 12 }, (_month, index) => ({
            value: 2.6,
            paint: 'ember' as const,
            hatched: true,
            grow: [1 + index * 0.04, 1.3 + index * 0.04] as const,
          })),
        },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          '“I am not good with money. I move it *before I can talk to it.*”',
          '“No soy buena con el dinero. Lo muevo *antes de ponerme a conversar con él*”.',
        ),
        say(
          'Marisol is made up. *Her arithmetic is real.*',
          'Marisol es inventada. *Sus cuentas son de verdad.*',
        ),
      ],
      shows: say(
        'The singer looks on while coins move along a trail into a jar.',
        'La cantante mira cómo unas monedas se van a un frasco.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 940,
          y: 620,
          opacity: 0.6,
        },
        { kind: 'art', name: 'artist-major', parts: [3, 3], w: 470, x: 940, y: 730, blinks: true },
        {
          kind: 'coins',
          count: 7,
          x: 330,
          y: 250,
          fall: [0, 250],
          over: [0.4, 1.9],
          spread: 150,
          r: 28,
        },
        {
          kind: 'jar',
          w: 230,
          fill: [
            [0.4, 0.04],
            [2, 0.9],
          ],
          x: 330,
          y: 690,
        },
      ],
    },
    ...majorFirstCheck.scenes.slice(0, 3),
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          `With prices up ${INFLATION}% a year, it buys what *${dollars(inTodays)}* buys today.`,
          `Con precios que suben ${INFLATION}% al año, compra lo que hoy compran *${dollars(inTodays)}.*`,
        ),
        say(
          'Before fees and taxes, and no promise: *markets go up and down.*',
          'Sin comisiones ni impuestos, y sin promesas: *el mercado sube y baja.*',
        ),
        say(
          'But that slice had what the rest did not: *time.*',
          'Pero esa rebanada tuvo lo que el resto no: *tiempo.*',
        ),
      ],
      shows: say('A record turns in the spotlight.', 'Un disco gira bajo los reflectores.'),
      layers: [
        { kind: 'lights', count: 4 },
        { kind: 'disc', r: 270, paint: 'sun', x: 640, y: 530, opacity: 0.9 },
        { kind: 'record', r: 225, x: 640, y: 530, enter: 'pop', from: 0 },
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
    ...majorTourBudget.scenes.slice(0, 3),
    {
      ground: 'leaf',
      lines: [
        say(
          `Twelve towns: that is *${dollars(LATER / TOWNS)} a town* for later.`,
          `Doce ciudades: son *${dollars(LATER / TOWNS)} por ciudad* para después.`,
        ),
        say(
          'Nobody takes taxes out of a tour. *Set that part aside, too.*',
          'De una gira nadie descuenta impuestos. *Aparta también esa parte.*',
        ),
      ],
      shows: say(
        'Twelve coins stand along a road; the singer travels by.',
        'Doce monedas a lo largo de un camino; la cantante viaja a su lado.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'soft',
          rings: ['leaf', 'soft'],
          x: 1060,
          y: 600,
          opacity: 0.8,
        },
        { kind: 'art', name: 'artist-major', parts: [3, 3], w: 400, x: 1060, y: 700, blinks: true },
        ...Array.from({ length: TOWNS }, (_town, index) => ({
          kind: 'disc' as const,
          r: 36,
          paint: 'sun' as const,
          rings: ['wheat' as const, 'sun' as const],
          x: 110 + (index % 6) * 130,
          y: index < 6 ? 370 : 490,
          enter: 'pop' as const,
          from: index * 0.07,
        })),
        {
          kind: 'label',
          text: same(dollars(LATER)),
          size: 56,
          chip: 'sun',
          x: 436,
          y: 590,
          enter: 'pop',
          from: 0.95,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 670,
          swell: 10,
          length: 300,
          phase: 1,
          strata: 3,
          drift: 60,
        },
      ],
    },
    ...majorQuietSeason.scenes.slice(0, 3),
    {
      ground: 'wheat',
      lines: [
        say(
          `${LOUD_MONTHS} times ${dollars(ASIDE)} is ${dollars(LOUD_MONTHS * ASIDE)}: *${QUIET_MONTHS} months of ${dollars(LEVEL)}.*`,
          `${LOUD_MONTHS} veces ${dollars(ASIDE)} son ${dollars(LOUD_MONTHS * ASIDE)}: *${QUIET_MONTHS} meses de ${dollars(LEVEL)}.*`,
        ),
        say('*Now my pay has a beat.*', '*Ahora mi ingreso lleva compás.*'),
      ],
      shows: say(
        'Twelve bars of the same height pulse like a drum beat.',
        'Doce barras de la misma altura, parejas como un compás.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1060,
          y: 640,
          opacity: 0.6,
        },
        {
          kind: 'bars',
          w: 46,
          gap: 20,
          h: 240,
          max: LEVEL,
          x: 72,
          y: 660,
          bars: Array.from({ length: LOUD_MONTHS + QUIET_MONTHS }, (_month, index) => ({
            value: LEVEL,
            paint: index < LOUD_MONTHS ? ('deep' as const) : ('ember' as const),
            hatched: index >= LOUD_MONTHS,
            grow: [index * 0.07, index * 0.07 + 0.3] as const,
          })),
        },
        {
          kind: 'art',
          name: 'artist-major',
          parts: [3, 3],
          w: 400,
          x: 1080,
          y: 730,
          blinks: true,
          enter: 'rise',
          from: 0.3,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'A check every two weeks can have a beat, *too.*',
          'Un cheque cada dos semanas *también puede llevar compás.*',
        ),
        say(
          `On ${dollars(STEADY_PAY)} a year, 1% is about *${dollars(POINT_PER_PAYCHECK)} a paycheck.*`,
          `Con ${dollars(STEADY_PAY)} al año, un 1% son unos *${dollars(POINT_PER_PAYCHECK)} por cheque.*`,
        ),
      ],
      shows: say(
        'A pay stub; its line for the plan goes up by one percent.',
        'Un talón de pago; la línea del plan sube un uno por ciento.',
      ),
      layers: [
        { kind: 'sun', r: 200, x: 1000, y: 470 },
        {
          kind: 'slip',
          w: 620,
          x: 400,
          y: 690,
          rotate: -1.5,
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
              name: say('One more percent', 'Uno por ciento más'),
              value: `+ ${dollars(POINT_PER_PAYCHECK)}`,
              from: 1.1,
              marked: true,
            },
          ],
        },
        {
          kind: 'stack',
          count: [
            [1, 5],
            [1.6, 6],
          ],
          r: 76,
          paint: 'ember',
          x: 1000,
          y: 680,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 690,
          swell: 8,
          length: 300,
          phase: 2,
          strata: 2,
          drift: 60,
        },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'One thing to do: move 1% *before you can talk to it.*',
          'Haz una cosa: mueve un 1% *antes de conversar con él.*',
        ),
        say(
          'Your plan can do it for you, *every payday.*',
          'Tu plan puede hacerlo por ti, *cada día de pago.*',
        ),
      ],
      shows: say(
        'The singer on a trail that leads to a flag: plus one percent.',
        'La cantante en un sendero que llega a una bandera: más uno por ciento.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 380,
          paint: 'wheat',
          rings: ['sun', 'wheat'],
          x: 940,
          y: 620,
          opacity: 0.75,
        },
        ...hills({ top: 580, phase: 4, paints: ['mid', 'deep'], step: 66 }),
        {
          kind: 'trail',
          points: [
            [80, 690],
            [320, 620],
            [560, 660],
            [780, 580],
            [980, 560],
          ],
          grow: [
            [0, 0],
            [1, 1],
          ],
          stops: [0, 0.5, 1],
        },
        {
          kind: 'flag',
          text: same('+1%'),
          h: 210,
          paint: 'ember',
          x: 980,
          y: 562,
          enter: 'pop',
          from: 0.7,
        },
        {
          kind: 'art',
          name: 'artist-major',
          parts: [3, 3],
          w: 330,
          x: 330,
          y: 730,
          blinks: true,
          enter: 'rise',
          from: 0,
        },
      ],
    },
  ],
};
