import type { Film } from '../film.ts';
import { foreground, hills, same, say } from './scenery.ts';

const AGE = 33;
const STOP = 65;
const THIS_YEAR = 2026;
const year = THIS_YEAR + STOP - AGE;
const near = [Math.floor(year / 5) * 5, Math.ceil(year / 5) * 5] as const;

/** The invented fund of the article on target date funds: the share in stocks, by years to go. */
const MIX = [
  { when: say('35 to go', 'faltan 35'), stocks: 90 },
  { when: say('15 to go', 'faltan 15'), stocks: 75 },
  { when: say('The year', 'El año'), stocks: 50 },
  { when: say('10 after', '10 después'), stocks: 35 },
] as const;

export const targetDate: Film = {
  name: 'target-date-explainer',
  title: say('What a target date fund does', 'Qué hace un fondo con fecha objetivo'),
  summary: say(
    'One fund, one year in its name, and a mix that changes as the year comes closer.',
    'Un fondo, un año en su nombre y una mezcla que cambia conforme se acerca ese año.',
  ),
  between: [60, 90],
  tune: 'dusk',
  poster: [1, 1.6],
  scenes: [
    {
      ground: 'sky',
      lines: [
        say(
          'On a long drive, you go fast on the open road.',
          'En un viaje largo, avanzas rápido en carretera abierta.',
        ),
        say('Near home, you *slow down.*', 'Cerca de casa, *bajas la velocidad.*'),
      ],
      shows: say(
        'A car drives over the hills toward a house and slows down.',
        'Un carro cruza los cerros hacia una casa y baja la velocidad.',
      ),
      layers: [
        { kind: 'sun', r: 120, x: 300, y: 360 },
        { kind: 'peak', w: 360, h: 230, x: 620, y: 590 },
        ...hills({ top: 520, phase: 1, paints: ['soft', 'mid'], step: 60 }),
        {
          kind: 'art',
          name: 'cart-housing',
          parts: [1, 9],
          w: 330,
          x: [
            [0, 1500],
            [1.2, 1040],
          ],
          y: 690,
        },
        {
          kind: 'art',
          name: 'cart-transportation',
          parts: [1, 9],
          w: 300,
          x: [
            [0, -200],
            [0.9, 420],
            [1.8, 700],
          ],
          y: 750,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 668,
          swell: 8,
          length: 300,
          phase: 0,
          strata: 3,
          drift: 160,
        },
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'A target date fund does that *with savings.*',
          'Un fondo con fecha objetivo hace eso *con tus ahorros.*',
        ),
        say(
          'The year in its name is when you may stop working.',
          'El año de su nombre es cuando quizá dejes de trabajar.',
        ),
      ],
      shows: say(
        `A flag with the year ${year} stands at the center of wide rings.`,
        `Una bandera con el año ${year} en el centro de unos anillos.`,
      ),
      layers: [
        {
          kind: 'disc',
          r: 390,
          paint: 'ember',
          rings: ['blush', 'ember', 'blush', 'paper'],
          x: 760,
          y: 610,
          scale: [
            [0, 0.85],
            [2, 1],
          ],
          opacity: 0.85,
        },
        {
          kind: 'flag',
          text: same(String(year)),
          h: 330,
          paint: 'sun',
          x: 760,
          y: 610,
          enter: 'drop',
          from: 0.3,
        },
        {
          kind: 'art',
          name: 'animal-lynx',
          w: 280,
          x: 220,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.4,
        },
      ],
    },
    {
      ground: 'leaf',
      lines: [
        say(
          'Inside is a mix. *Stocks* could grow more, and fall harder.',
          'Adentro hay una mezcla. *Las acciones* podrían crecer más y caer más.',
        ),
        say(
          '*Bonds* tend to move less, and could grow less.',
          '*Los bonos* suelen moverse menos y podrían crecer menos.',
        ),
      ],
      shows: say(
        'A circle opens into two parts: stocks and bonds.',
        'Un círculo se abre en dos partes: acciones y bonos.',
      ),
      layers: [
        { kind: 'disc', r: 290, paint: 'paper', x: 420, y: 460, opacity: 0.8 },
        {
          kind: 'split',
          r: 230,
          x: 420,
          y: 460,
          open: [
            [0, 0],
            [0.7, 1],
          ],
          pull: [
            [1, 0],
            [1.5, 26],
          ],
          parts: [
            { value: MIX[1].stocks, paint: 'deep', label: say('Stocks', 'Acciones') },
            { value: 100 - MIX[1].stocks, paint: 'sun', label: say('Bonds', 'Bonos') },
          ],
        },
        {
          kind: 'art',
          name: 'animal-fox',
          w: 370,
          x: 980,
          y: 724,
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
          `With 35 years to go, one example holds *${MIX[0].stocks}%* in stocks.`,
          `A 35 años de la fecha, un ejemplo tiene *${MIX[0].stocks}%* en acciones.`,
        ),
        say(
          `At 15 years, ${MIX[1].stocks}%. In the year itself, *${MIX[2].stocks}%.*`,
          `A 15 años, ${MIX[1].stocks}%. En el año mismo, *${MIX[2].stocks}%.*`,
        ),
        say(
          'That slow change is called *the glide path.*',
          'A ese cambio lento se le llama *trayectoria.*',
        ),
      ],
      shows: say(
        'Four columns: the share of stocks gets smaller from left to right.',
        'Cuatro columnas: la parte de acciones se reduce de izquierda a derecha.',
      ),
      layers: [
        {
          kind: 'bars',
          w: 190,
          gap: 60,
          h: 360,
          max: 100,
          x: 100,
          y: 640,
          bars: MIX.flatMap(({ when, stocks }, index) => {
            const from = [0.1, 1, 1.4, 2][index] ?? 0;
            return [
              {
                value: stocks,
                paint: 'deep' as const,
                grow: [from, from + 0.4] as const,
                name: when,
              },
              {
                value: 100 - stocks,
                paint: 'sun' as const,
                grow: [from + 0.1, from + 0.5] as const,
                stacked: true,
              },
            ];
          }),
        },
        {
          kind: 'label',
          text: say('Bonds', 'Bonos'),
          size: 38,
          chip: 'sun',
          x: 1160,
          y: 330,
          enter: 'pop',
          from: 0.5,
        },
        {
          kind: 'label',
          text: say('Stocks', 'Acciones'),
          size: 38,
          chip: 'deep',
          paint: 'paper',
          x: 1160,
          y: 590,
          enter: 'pop',
          from: 0.3,
        },
        ...MIX.map(({ stocks }, index) => ({
          kind: 'label' as const,
          text: same(`${stocks}%`),
          size: 48,
          paint: 'paper' as const,
          x: 195 + index * 250,
          y: 600,
          enter: 'fade' as const,
          from: ([0.1, 1, 1.4, 2][index] ?? 0) + 0.4,
        })),
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      place: 'bottom',
      lines: [
        say(
          'While you work and sleep, it does *three chores.*',
          'Mientras trabajas y duermes, hace *tres tareas.*',
        ),
        say(
          'It spreads the money, and puts the mix back in order.',
          'Reparte el dinero y vuelve a ordenar la mezcla.',
        ),
        say(
          'And each year it grows a little more careful.',
          'Y cada año se vuelve un poco más prudente.',
        ),
      ],
      shows: say(
        'Night. An owl watches over three lights that go on one by one.',
        'Noche. Un búho cuida tres luces que se encienden una por una.',
      ),
      layers: [
        { kind: 'stars' },
        { kind: 'disc', r: 230, paint: 'soft', rings: ['paper'], x: 300, y: 380 },
        { kind: 'art', name: 'animal-owl', w: 380, x: 300, y: 540, blinks: true },
        ...[0, 1, 2].map((light) => ({
          kind: 'disc' as const,
          r: 84,
          paint: 'sun' as const,
          rings: ['wheat' as const, 'sun' as const],
          x: 640 + light * 220,
          y: 300 - light * 40,
          enter: 'pop' as const,
          from: 0.5 + light * 0.8,
        })),
        {
          kind: 'trail',
          points: [
            [540, 480],
            [640, 405],
            [860, 370],
            [1080, 330],
            [1200, 260],
          ],
          grow: [
            [0.3, 0],
            [2.6, 1],
          ],
        },
        foreground(0),
      ],
    },
    {
      ground: 'blush',
      lines: [
        say(
          'It makes no promise. It can lose money, at any time.',
          'No promete nada. Puede perder dinero, en cualquier momento.',
        ),
        say('It has a price, and it *has never met you.*', 'Tiene un costo y *no te conoce.*'),
      ],
      shows: say(
        'A hanging bridge sways between two cliffs.',
        'Un puente colgante se mece entre dos peñas.',
      ),
      layers: [
        { kind: 'sun', r: 130, x: 640, y: 430, paint: 'ember' },
        { kind: 'art', name: 'cover-bridge', parts: [4, 40], w: 1290, x: 640, y: 930, sway: 0.25 },
        { kind: 'art', name: 'animal-rabbit', w: 150, x: 100, y: 545, blinks: true },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `If you are ${AGE} and picture stopping at ${STOP}, that is *${year}.*`,
          `Si tienes ${AGE} años y piensas jubilarte a los ${STOP}, es *${year}.*`,
        ),
        say(
          `Look for the neighbors: *${near[0]} and ${near[1]}.*`,
          `Busca los vecinos: *${near[0]} y ${near[1]}.*`,
        ),
      ],
      shows: say(
        `Trail signs for ${near[0]} and ${near[1]} stand where the road forks.`,
        `Letreros de ${near[0]} y ${near[1]} donde el camino se divide.`,
      ),
      layers: [
        {
          kind: 'disc',
          r: 300,
          paint: 'sun',
          rings: ['wheat', 'sun'],
          x: 640,
          y: 560,
          opacity: 0.55,
        },
        ...hills({ top: 600, phase: 0.4, paints: ['mid', 'deep'], step: 60 }),
        { kind: 'art', name: 'cover-fork', parts: [12, 12], w: 1500, x: 620, y: 740 },
        {
          kind: 'sign',
          text: same(String(near[0])),
          w: 340,
          paint: 'ember',
          back: true,
          x: 380,
          y: 380,
          enter: 'rise',
          from: 0.9,
        },
        {
          kind: 'sign',
          text: same(String(near[1])),
          w: 340,
          paint: 'deep',
          x: 880,
          y: 340,
          enter: 'rise',
          from: 1.1,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          'Find the name of your fund. *Is there a year in it?*',
          'Busca el nombre de tu fondo. *¿Tiene un año?*',
        ),
        say('Is that about when you plan to stop?', '¿Es más o menos cuando piensas jubilarte?'),
      ],
      shows: say(
        'A trail with waypoints reaches a flag by the sun.',
        'Un sendero con paradas llega a una bandera junto al sol.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 160,
          x: 940,
          y: [
            [0, 460],
            [1.6, 380],
          ],
        },
        { kind: 'peak', w: 340, h: 230, x: 1160, y: 600 },
        ...hills({ top: 540, phase: 2.6, step: 60 }),
        {
          kind: 'trail',
          points: [
            [420, 680],
            [560, 620],
            [690, 640],
            [800, 560],
            [940, 520],
          ],
          grow: [
            [0, 0],
            [1.4, 1],
          ],
          stops: [0, 0.33, 0.66, 1],
        },
        {
          kind: 'flag',
          text: same(String(year)),
          h: 190,
          paint: 'ember',
          x: 940,
          y: 520,
          enter: 'pop',
          from: 1,
        },
        { kind: 'art', name: 'animal-elk', w: 250, x: 260, y: 724, blinks: true },
      ],
    },
  ],
};
