import type { Film } from '../film.ts';
import { INFLATION, TICKETS, shareLeft } from '../figures.ts';
import { foreground, hills, say } from './scenery.ts';

const in30 = Math.round(100 * shareLeft(30));

const price = (cost: number): string => `$${cost.toFixed(2)}`;
const in20 = Math.round(100 * shareLeft(20));

export const inflation: Film = {
  name: 'mm-inflation',
  title: say('What prices do to a dollar', 'Lo que los precios le hacen a un dólar'),
  summary: say(
    'One movie ticket, and what a dollar buys later.',
    'Un boleto de cine, y lo que un dólar compra después.',
  ),
  between: [50, 70],
  tune: 'trail',
  poster: [2, 1.6],
  scenes: [
    {
      ground: 'sun',
      lines: [
        say(
          `In ${TICKETS.first.year}, a movie ticket cost about *${price(TICKETS.first.cost)}.*`,
          `En ${TICKETS.first.year}, ir al cine costaba cerca de *${price(TICKETS.first.cost)}.*`,
        ),
        say(
          `In ${TICKETS.last.year}, about *${price(TICKETS.last.cost)}:* the same seat.`,
          `En ${TICKETS.last.year}, cerca de *${price(TICKETS.last.cost)}:* la misma butaca.`,
        ),
      ],
      shows: say(
        'Movie tickets climb a hill and get larger.',
        'Boletos de cine suben un cerro y se hacen más grandes.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'wheat',
          rings: ['sun', 'wheat'],
          x: 1020,
          y: 380,
          opacity: 0.6,
        },
        {
          kind: 'hills',
          paint: 'mid',
          top: 590,
          swell: 100,
          length: 430,
          phase: -1.5,
          strata: 6,
          drift: 30,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 665,
          swell: 60,
          length: 430,
          phase: -1.6,
          strata: 3,
          drift: 50,
        },
        {
          kind: 'ticket',
          w: 190,
          label: price(TICKETS.first.cost),
          x: 230,
          y: 560,
          rotate: -8,
          enter: 'pop',
          from: 0.2,
        },
        {
          kind: 'ticket',
          w: 260,
          label: price(TICKETS.middle.cost),
          x: 540,
          y: 500,
          rotate: -8,
          enter: 'pop',
          from: 1,
        },
        {
          kind: 'ticket',
          w: 360,
          label: price(TICKETS.last.cost),
          paint: 'night',
          x: 930,
          y: 410,
          rotate: -8,
          enter: 'pop',
          from: 1.3,
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'Slow and steady, prices climb. That is *inflation.*',
          'Poco a poco, los precios suben. Eso es *la inflación.*',
        ),
        say(
          'A raise can keep up. Cash in a drawer does not.',
          'Un aumento puede alcanzarla. El efectivo guardado, no.',
        ),
      ],
      shows: say(
        'Food, a home and a shirt ride up on a Ferris wheel of prices.',
        'Comida, casa y ropa suben, cada una más alto.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 1080, y: 320, paint: 'ember' },
        {
          kind: 'art',
          name: 'cart-food',
          w: 210,
          x: 250,
          y: [
            [0, 690],
            [1.8, 500],
          ],
          enter: 'rise',
          from: 0,
        },
        {
          kind: 'art',
          name: 'cart-housing',
          w: 210,
          x: 560,
          y: [
            [0, 690],
            [1.8, 470],
          ],
          enter: 'rise',
          from: 0.15,
        },
        {
          kind: 'art',
          name: 'cart-apparel',
          w: 210,
          x: 870,
          y: [
            [0, 700],
            [1.8, 560],
          ],
          enter: 'rise',
          from: 0.3,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 610,
          swell: 26,
          length: 240,
          phase: 1,
          strata: 6,
          drift: 60,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `Say prices rise *${INFLATION}%* a year.`,
          `Digamos que los precios suben *${INFLATION}%* al año.`,
        ),
        say(
          `In 20 years, $100 could buy what *$${in20}* buys today.`,
          `En 20 años, $100 comprarían lo que hoy compran *$${in20}.*`,
        ),
        say(`In 30 years: about *$${in30}.*`, `En 30 años: cerca de *$${in30}.*`),
      ],
      shows: say(
        'A large bill shrinks as the years pass.',
        'Un billete grande se encoge con los años.',
      ),
      layers: [
        { kind: 'sun', r: 230, x: 640, y: 470 },
        {
          kind: 'bill',
          w: 620,
          x: 640,
          y: 450,
          scale: [
            [0.6, 1],
            [1.6, in20 / 100],
            [2.1, in20 / 100],
            [2.7, in30 / 100],
          ],
        },
        ...hills({ top: 610, phase: 2.2, paints: ['mid', 'deep'], step: 60 }),
        {
          kind: 'count',
          to: [
            [0.6, 100],
            [1.6, in20],
            [2.1, in20],
            [2.7, in30],
          ],
          before: '$',
          size: 100,
          x: 1010,
          y: 470,
        },
        { kind: 'art', name: 'animal-rabbit', w: 190, x: 190, y: 690, blinks: true },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      place: 'bottom',
      lines: [
        say(
          'So a plan for 30 years needs more than a drawer.',
          'Un plan a 30 años necesita más que un cajón.',
        ),
        say(
          'Money that is invested *could* grow faster than prices.',
          'El dinero invertido *podría* crecer más que los precios.',
        ),
        say(
          'It could also fall. That is why time helps.',
          'También podría bajar. Por eso el tiempo ayuda.',
        ),
      ],
      shows: say(
        'A walker’s trail climbs beside a steadily rising line.',
        'Un sendero sube junto a una línea que asciende sin parar.',
      ),
      layers: [
        { kind: 'stars' },
        { kind: 'disc', r: 90, paint: 'wheat', x: 1050, y: 160 },
        {
          kind: 'hills',
          paint: 'deep',
          top: 430,
          swell: 60,
          length: 330,
          phase: 3.4,
          strata: 7,
          drift: 20,
        },
        {
          kind: 'trail',
          points: [
            [80, 490],
            [300, 430],
            [430, 470],
            [640, 360],
            [780, 400],
            [960, 280],
            [1170, 250],
          ],
          grow: [
            [0.8, 0],
            [2.6, 1],
          ],
          stops: [0, 0.36, 0.72, 1],
          paint: 'sun',
        },
        { kind: 'art', name: 'animal-lynx', w: 240, x: 200, y: 545, blinks: true },
        foreground(2),
      ],
    },
    {
      ground: 'leaf',
      lines: [
        say(
          'When you look at a goal, ask: *in whose dollars?*',
          'Cuando mires una meta, pregunta: *¿en dólares de cuándo?*',
        ),
        say(
          'Our calculator shows both: then, and *today’s dollars.*',
          'La calculadora muestra ambos: los de entonces y *los de hoy.*',
        ),
      ],
      shows: say(
        'A phone shows two bars: future dollars, and the shorter bar of today’s dollars.',
        'Un teléfono muestra dos barras: dólares futuros y, más corta, dólares de hoy.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 380,
          paint: 'soft',
          rings: ['leaf', 'soft'],
          x: 900,
          y: 700,
          opacity: 0.8,
        },
        { kind: 'phone', w: 330, h: 560, x: 900, y: 500, enter: 'rise', from: 0 },
        {
          kind: 'bars',
          w: 90,
          gap: 50,
          h: 260,
          max: 100,
          x: 785,
          y: 640,
          from: 0.2,
          bars: [
            {
              value: 100,
              paint: 'ember',
              hatched: true,
              grow: [0.4, 1],
              name: say('Then', 'Entonces'),
            },
            { value: in30, paint: 'deep', grow: [1, 1.6], name: say('Today', 'Hoy') },
          ],
        },
        {
          kind: 'art',
          name: 'animal-owl',
          w: 340,
          x: 330,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.2,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [say('*Keep walking. Prices do.*', '*Sigue caminando. Los precios también caminan.*')],
      shows: say(
        'A road winds up between the hills to the sun.',
        'Un camino serpentea entre los cerros hacia el sol.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 170,
          x: 760,
          y: [
            [0, 430],
            [1, 370],
          ],
        },
        { kind: 'peak', w: 380, h: 260, x: 1040, y: 580 },
        { kind: 'peak', w: 280, h: 190, x: 420, y: 580 },
        ...hills({ top: 540, phase: 0.8, step: 58 }),
        { kind: 'road', x: 420, y: 730, to: [300, -190], bend: 190, w: 260 },
        { kind: 'art', name: 'animal-fox', w: 170, x: 980, y: 690, blinks: true },
      ],
    },
  ],
};
