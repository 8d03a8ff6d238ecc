import type { Film } from '../film.ts';
import {
  CLIMBING,
  dollars,
  INFLATION,
  shareLeft,
  STAYING_PAY,
  STAYING_YEARS,
  thousands,
} from '../figures.ts';
import { latinEncore } from './latin-encore.ts';
import { latinFamilyBand, SHARE } from './latin-family-band.ts';
import { latinFirstSong } from './latin-first-song.ts';
import { hills, same, say } from './scenery.ts';

const WEEKS = 52;
const weekly = (STAYING_PAY * 0.03) / WEEKS;
const aYear = SHARE * WEEKS;
const inTodays = CLIMBING.retirementBalance * shareLeft(STAYING_YEARS);

/** The whole evening: who speaks, three parts that are also short films, and one thing to do. */
export const latinFull: Film = {
  name: 'latin-full',
  title: say('The money of the summers', 'El dinero de los veranos'),
  summary: say(
    'The whole story of Abril and Chema: a coin of each song, a chair for later, and one more point every year.',
    'La historia completa de Abril y Chema: una moneda de cada canción, una silla para después y un punto más cada año.',
  ),
  between: [120, 180],
  tune: 'bolero',
  poster: [0, 0.9],
  chapters: [
    { scene: 0, title: say('Abril and Chema', 'Abril y Chema') },
    { scene: 3, title: latinFirstSong.title },
    { scene: 7, title: latinFamilyBand.title },
    { scene: 11, title: latinEncore.title },
    { scene: 15, title: say('One thing to do', 'Una cosa por hacer') },
  ],
  scenes: [
    {
      ground: 'sun',
      lines: [
        say(
          'Abril Quintero sings. *Chema Rivas plays the accordion.*',
          'Abril Quintero canta. *Chema Rivas toca el acordeón.*',
        ),
        say(
          'Between them: thirty years, *and one song.*',
          'Entre los dos: treinta años *y una canción.*',
        ),
      ],
      shows: say(
        'A young singer with a flower in her hair and an old musician with a cap, side by side among marigolds.',
        'Una cantante joven con una flor en el pelo y un músico mayor de gorra, juntos entre flores anaranjadas.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 420,
          paint: 'wheat',
          rings: ['sun', 'wheat', 'sun'],
          x: 640,
          y: 620,
          opacity: 0.7,
        },
        { kind: 'notes', count: 6, w: 900, h: 300, x: 180, y: 560 },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 460,
          x: 400,
          y: 730,
          enter: 'rise',
          from: 0,
          sway: 0.5,
        },
        {
          kind: 'art',
          name: 'artist-latin-accordion',
          parts: [3, 3],
          w: 460,
          x: 880,
          y: 730,
          blinks: true,
          enter: 'rise',
          from: 0.5,
        },
        { kind: 'flowers', count: 16, w: 1300, phase: 1, x: -10, y: 706 },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'She asked how he got through winters *without a show.*',
          'Ella le preguntó cómo pasó los inviernos *sin conciertos.*',
        ),
        say('“With the money of *the summers.*”', '“Con el dinero de *los veranos*”.'),
      ],
      shows: say(
        'The old musician under the stars; a jar beside him fills with coins.',
        'El músico mayor bajo las estrellas; a su lado un frasco se llena de monedas.',
      ),
      layers: [
        { kind: 'stars' },
        {
          kind: 'disc',
          r: 300,
          paint: 'deep',
          rings: ['mid', 'deep'],
          x: 380,
          y: 560,
          opacity: 0.7,
        },
        {
          kind: 'art',
          name: 'artist-latin-accordion',
          parts: [3, 3],
          w: 480,
          x: 380,
          y: 700,
          blinks: true,
        },
        {
          kind: 'coins',
          count: 6,
          x: 920,
          y: 240,
          fall: [0, 240],
          over: [0.9, 1.9],
          spread: 150,
          r: 26,
        },
        {
          kind: 'jar',
          w: 220,
          fill: [
            [0.9, 0.05],
            [2, 0.95],
          ],
          x: 920,
          y: 670,
          enter: 'pop',
          from: 0.5,
        },
        {
          kind: 'hills',
          paint: 'night',
          top: 660,
          swell: 8,
          length: 300,
          phase: 1,
          strata: 2,
          drift: 40,
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'Abril kept that sentence, and made *three habits* of it.',
          'Abril guardó esa frase y la hizo *tres costumbres.*',
        ),
        say(
          'The people are made up. *The arithmetic is real.*',
          'La gente es inventada. *Las cuentas son de verdad.*',
        ),
      ],
      shows: say(
        'Three signs on a trail: a coin, a chair and a record.',
        'Tres señales de un sendero: una moneda, una silla y un disco.',
      ),
      layers: [
        { kind: 'sun', r: 150, x: 1060, y: 360, paint: 'ember' },
        ...hills({ top: 600, phase: 2, paints: ['mid', 'deep'], step: 60 }),
        {
          kind: 'disc',
          r: 84,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 250,
          y: 470,
          enter: 'pop',
          from: 0.3,
        },
        { kind: 'chair', h: 220, paint: 'ember', x: 610, y: 600, enter: 'pop', from: 0.55 },
        { kind: 'record', r: 100, x: 960, y: 480, enter: 'pop', from: 0.8 },
        {
          kind: 'trail',
          points: [
            [90, 670],
            [380, 640],
            [640, 680],
            [960, 630],
            [1220, 660],
          ],
          grow: [
            [0.3, 0],
            [1.4, 1],
          ],
          stops: [0, 0.5, 1],
        },
      ],
    },
    ...latinFirstSong.scenes.slice(0, 3),
    {
      ground: 'wheat',
      lines: [
        say(
          'By day I baked bread. The bakery had a *retirement plan.*',
          'De día hacía pan. La panadería tenía *plan de jubilación.*',
        ),
        say(
          `I said yes to 3%. On ${dollars(STAYING_PAY)} a year that is *${dollars(weekly)} a week.*`,
          `Dije que sí al 3%. Con ${dollars(STAYING_PAY)} al año son *${dollars(weekly)} por semana.*`,
        ),
      ],
      shows: say(
        'The singer beside a pay stub; its line for the plan lights up.',
        'La cantante junto a un talón de pago; la línea del plan se ilumina.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 1000,
          y: 660,
          opacity: 0.6,
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 440,
          x: 1000,
          y: 730,
          enter: 'rise',
          from: 0.1,
          sway: 0.5,
        },
        {
          kind: 'slip',
          w: 620,
          x: 400,
          y: 690,
          rotate: -1.5,
          enter: 'left',
          from: 0.3,
          title: say('The bakery, one week', 'La panadería, una semana'),
          rows: [
            {
              name: say('Pay before taxes', 'Sueldo antes de impuestos'),
              value: dollars(STAYING_PAY / WEEKS),
              from: 0.6,
            },
            {
              name: say('To the plan, 3%', 'Al plan, 3%'),
              value: dollars(weekly),
              from: 1.2,
              marked: true,
            },
          ],
        },
      ],
    },
    ...latinFamilyBand.scenes.slice(0, 3),
    {
      ground: 'soft',
      lines: [
        say(
          `One gig a week puts *${dollars(aYear)} a year* on the fifth chair.`,
          `Una función por semana deja *${dollars(aYear)} al año* en la quinta silla.`,
        ),
        say(
          'Chema wrote down two thousand weddings, *and what he kept of each.*',
          'Chema apuntó dos mil bodas, *y lo que guardó de cada una.*',
        ),
      ],
      shows: say(
        'A counter climbs beside a golden chair; the old musician looks on.',
        'Sube un contador junto a una silla dorada; el músico mayor la mira.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'leaf',
          rings: ['soft', 'leaf'],
          x: 1010,
          y: 620,
          opacity: 0.9,
        },
        {
          kind: 'count',
          to: [
            [0.1, 0],
            [0.8, aYear],
          ],
          before: '$',
          size: 150,
          x: 72,
          y: 420,
        },
        { kind: 'chair', h: 230, paint: 'sun', x: 690, y: 696, enter: 'pop', from: 0.1 },
        {
          kind: 'art',
          name: 'artist-latin-accordion',
          parts: [3, 3],
          w: 460,
          x: 1010,
          y: 730,
          blinks: true,
          enter: 'rise',
          from: 0.9,
        },
        { kind: 'flowers', count: 8, w: 640, phase: 2, x: 20, y: 712 },
      ],
    },
    ...latinEncore.scenes.slice(0, 3),
    {
      ground: 'leaf',
      lines: [
        say(
          'That is before fees and taxes. *Markets go up and down.*',
          'Es sin comisiones ni impuestos. *El mercado sube y baja.*',
        ),
        say(
          `With prices up ${INFLATION}% a year, it buys what *${thousands(inTodays)}* buys today.`,
          `Con precios que suben ${INFLATION}% al año, compra lo que hoy compran *${thousands(inTodays)}.*`,
        ),
      ],
      shows: say(
        'Two bars: the balance in dollars of then, and the shorter bar of what it buys today.',
        'Dos barras: el saldo en dólares de entonces y, más corta, lo que compraría hoy.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'soft',
          rings: ['leaf', 'soft'],
          x: 1060,
          y: 640,
          opacity: 0.8,
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 400,
          x: 1060,
          y: 730,
          sway: 0.5,
        },
        {
          kind: 'beams',
          w: 640,
          h: 82,
          gap: 74,
          max: CLIMBING.retirementBalance,
          x: 72,
          y: 340,
          bars: [
            {
              value: CLIMBING.retirementBalance,
              paint: 'ember',
              hatched: true,
              grow: [0.1, 0.7],
              name: say('In dollars of then', 'En dólares de entonces'),
              label: same(thousands(CLIMBING.retirementBalance)),
            },
            {
              value: inTodays,
              paint: 'deep',
              grow: [1.1, 1.7],
              name: say('In today’s dollars', 'En dólares de hoy'),
              label: same(thousands(inTodays)),
            },
          ],
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'The bakery closed. *My savings came along with me.*',
          'La panadería cerró. *Mis ahorros se vinieron conmigo.*',
        ),
        say(
          'And Chema plays only when he wants to. *That is the encore.*',
          'Y Chema toca solo cuando quiere. *Ese es su “¡otra!”*',
        ),
      ],
      shows: say(
        'The two artists in front of a setting sun.',
        'Los dos artistas frente a un sol que se pone.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 230,
          x: 640,
          y: [
            [0, 420],
            [2, 500],
          ],
          paint: 'ember',
        },
        {
          kind: 'art',
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 420,
          x: 360,
          y: 720,
          enter: 'rise',
          from: 0,
          sway: 0.5,
        },
        {
          kind: 'art',
          name: 'artist-latin-accordion',
          parts: [3, 3],
          w: 420,
          x: 920,
          y: 720,
          blinks: true,
          enter: 'rise',
          from: 1,
        },
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
        { kind: 'flowers', count: 16, w: 1300, phase: 0, x: -10, y: 712 },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say(
          'One thing to do: ask your plan for *the automatic increase.*',
          'Haz una cosa: pide a tu plan *el aumento automático.*',
        ),
        say('One point, once a year. *¡Otra!*', 'Un punto, una vez al año. *¡Otra!*'),
      ],
      shows: say(
        'A trail leads to a flag that says plus one percent.',
        'Un sendero llega a una bandera que dice más uno por ciento.',
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
          name: 'artist-latin-singer',
          parts: [3, 3],
          w: 330,
          x: 330,
          y: 730,
          enter: 'rise',
          from: 0,
          sway: 0.5,
        },
        { kind: 'notes', count: 5, w: 380, h: 280, x: 480, y: 600 },
      ],
    },
  ],
};
