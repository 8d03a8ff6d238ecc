import type { Film } from '../film.ts';
import { foreground, hills, same, say } from './scenery.ts';

const GOAL = 100;
const PER_PAYCHECK = 25;

const PER_WEEK = 10;

export const firstHundred: Film = {
  name: 'mm-first-hundred',
  title: say('Your first $100', 'Tus primeros $100'),
  summary: say(
    'How a small emergency fund begins, and where it should live.',
    'Cómo empieza un pequeño fondo de emergencia y dónde conviene guardarlo.',
  ),
  between: [50, 70],
  tune: 'trail',
  poster: [2, 1.8],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say(
          'A flat tire never asks if it is a good time.',
          'Una llanta desinflada nunca pregunta si es buen momento.',
        ),
        say(
          'The bill may be small. It hurts when *nothing is set aside.*',
          'La cuenta puede ser pequeña. Duele si *no hay nada guardado.*',
        ),
      ],
      shows: say(
        'A car on a hill road loses a wheel.',
        'Un carro pierde una rueda en un camino de cerros.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 120,
          x: 1010,
          y: [
            [0, 380],
            [2, 350],
          ],
          paint: 'ember',
        },
        ...hills({ top: 480, phase: 0.6, paints: ['soft', 'mid'] }),
        {
          kind: 'art',
          name: 'cart-transportation',
          parts: [1, 5],
          w: 520,
          x: [
            [0, -200],
            [0.55, 470],
          ],
          y: 780,
          rotate: [
            [0.55, 0],
            [0.8, 7],
          ],
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 640,
          swell: 10,
          length: 300,
          phase: 1,
          strata: 3,
          drift: 90,
        },
        {
          kind: 'tire',
          r: 60,
          x: [
            [0, -81],
            [0.55, 589],
            [1.5, 1130],
          ],
          y: [
            [0.55, 606],
            [0.75, 630],
            [1.5, 630],
          ],
          rotate: [
            [0, 0],
            [0.55, 400],
            [1.5, 1000],
          ],
        },
        {
          kind: 'slip',
          w: 380,
          x: 960,
          y: 560,
          rotate: -3,
          enter: 'drop',
          from: 1.1,
          title: say('Garage', 'Taller'),
          rows: [{ name: say('Tire', 'Llanta'), value: '?', from: 1.3 }],
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say('So begin small: *your first $100.*', 'Empieza con poco: *tus primeros $100.*'),
        say(
          'Not for someday. For the next surprise.',
          'No para algún día. Para la próxima sorpresa.',
        ),
      ],
      shows: say(
        'A fox looks over a ridge beside an empty jar.',
        'Un zorro se asoma tras un cerro, junto a un frasco vacío.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 190,
          x: 900,
          y: [
            [0, 470],
            [2, 420],
          ],
        },
        { kind: 'peak', w: 380, h: 270, x: 180, y: 620 },
        { kind: 'peak', w: 320, h: 210, x: 370, y: 630 },
        ...hills({ top: 560, phase: 2, paints: ['soft'] }),
        {
          kind: 'art',
          name: 'animal-fox',
          w: 430,
          x: 900,
          y: [
            [0, 800],
            [0.4, 700],
          ],
          blinks: true,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 640,
          swell: 18,
          length: 260,
          phase: 4,
          strata: 6,
          drift: 80,
        },
        { kind: 'jar', w: 180, fill: 0, x: 470, y: 655, enter: 'pop', from: 0.5 },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `$${PER_PAYCHECK} from a paycheck is $${GOAL} in *${GOAL / PER_PAYCHECK} paychecks.*`,
          `$${PER_PAYCHECK} de cada cheque son $${GOAL} en *${GOAL / PER_PAYCHECK} cheques.*`,
        ),
        say(
          `$${PER_WEEK} a week gets you there in *${GOAL / PER_WEEK} weeks.*`,
          `Con $${PER_WEEK} a la semana llegas en *${GOAL / PER_WEEK} semanas.*`,
        ),
      ],
      shows: say(
        'Coins fall into a jar until it is full and a counter says 100 dollars.',
        'Caen monedas en un frasco hasta llenarlo; un contador llega a 100 dólares.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 330,
          paint: 'sun',
          x: 330,
          y: 690,
          rings: ['wheat', 'sun', 'wheat'],
          opacity: 0.55,
        },
        {
          kind: 'coins',
          count: 8,
          x: 330,
          y: 200,
          fall: [0, 330],
          over: [0.1, 0.9],
          spread: 200,
          r: 30,
        },
        {
          kind: 'jar',
          w: 300,
          fill: [
            [0.15, 0],
            [0.98, 1],
          ],
          x: 330,
          y: 670,
        },
        {
          kind: 'count',
          to: [
            [0.15, 0],
            [0.98, GOAL],
          ],
          before: '$',
          size: 150,
          x: 600,
          y: 360,
        },
        {
          kind: 'calendar',
          w: 420,
          columns: 5,
          rows: 2,
          marked: [
            [1.1, 0],
            [1.9, 10],
          ],
          x: 850,
          y: 690,
          enter: 'rise',
          from: 1,
        },
        {
          kind: 'stack',
          count: [
            [0.1, 0],
            [0.9, 4],
          ],
          r: 60,
          x: 720,
          y: 650,
          until: 0.95,
        },
        {
          kind: 'stack',
          count: [
            [0.3, 0],
            [0.9, 4],
          ],
          r: 60,
          x: 880,
          y: 650,
          until: 0.95,
        },
        {
          kind: 'stack',
          count: [
            [0.5, 0],
            [0.9, 4],
          ],
          r: 60,
          x: 1040,
          y: 650,
          until: 0.95,
        },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'Let it leave by itself on payday, before you see it.',
          'Que salga sola el día de pago, antes de que la veas.',
        ),
        say(
          'Keep it apart from your spending, and easy to reach.',
          'Guárdala aparte de lo que gastas, pero a la mano.',
        ),
        say(
          'A retirement account has *another job.* Leave that one alone.',
          'La cuenta de jubilación tiene *otro trabajo.* Esa no la toques.',
        ),
      ],
      shows: say(
        'At night an owl keeps watch beside a lantern.',
        'De noche, un búho vigila junto a un farol.',
      ),
      layers: [
        { kind: 'stars' },
        {
          kind: 'disc',
          r: 300,
          paint: 'deep',
          rings: ['mid', 'deep'],
          x: 300,
          y: 560,
          opacity: 0.7,
        },
        { kind: 'art', name: 'cover-lantern', parts: [5, 40], w: 800, x: 300, y: 760, sway: 0.4 },
        { kind: 'disc', r: 240, paint: 'soft', rings: ['paper'], x: 930, y: 560 },
        {
          kind: 'art',
          name: 'animal-owl',
          w: 400,
          x: 930,
          y: [
            [0, 790],
            [0.4, 700],
          ],
          blinks: true,
        },
        {
          kind: 'hills',
          paint: 'night',
          top: 650,
          swell: 14,
          length: 280,
          phase: 2,
          strata: 3,
          drift: 70,
        },
        { kind: 'coins', count: 3, x: 610, y: 240, fall: [0, 420], over: [1.1, 1.9], r: 24 },
      ],
    },
    {
      ground: 'mid',
      ink: 'paper',
      place: 'bottom',
      lines: [
        say(
          'When rain comes, use it. *That is its job.*',
          'Cuando llueva, úsala. *Para eso está.*',
        ),
        say(
          `Then begin again, with the next $${PER_PAYCHECK}.`,
          `Luego vuelve a empezar, con otros $${PER_PAYCHECK}.`,
        ),
      ],
      shows: say(
        'Rain falls on a lit tent between the hills.',
        'Llueve sobre una tienda de campaña iluminada entre los cerros.',
      ),
      layers: [
        {
          kind: 'hills',
          paint: 'deep',
          top: 360,
          swell: 36,
          length: 230,
          phase: 1,
          strata: 6,
          drift: 30,
        },
        { kind: 'art', name: 'glossary-traditional-ira', parts: [8, 12], w: 1000, x: 700, y: 540 },
        { kind: 'rain' },
        foreground(0.5),
      ],
    },
    {
      ground: 'sky',
      lines: [
        say('This week: choose the account.', 'Esta semana: elige la cuenta.'),
        say(`*Send the first $${PER_PAYCHECK}.*`, `*Manda los primeros $${PER_PAYCHECK}.*`),
      ],
      shows: say(
        'A dotted trail climbs a hill to a flag that says 100 dollars.',
        'Un sendero punteado sube un cerro hasta una bandera que dice 100 dólares.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 130,
          x: 980,
          y: [
            [0, 360],
            [2, 300],
          ],
        },
        ...hills({ top: 470, phase: 3.4, step: 70, swell: 44 }),
        {
          kind: 'trail',
          points: [
            [120, 660],
            [340, 600],
            [520, 650],
            [720, 560],
            [900, 590],
            [1030, 480],
          ],
          grow: [
            [0, 0],
            [1.4, 1],
          ],
          stops: [0, 0.33, 0.66, 1],
        },
        {
          kind: 'flag',
          text: same(`$${GOAL}`),
          h: 170,
          paint: 'ember',
          x: 1030,
          y: 480,
          enter: 'pop',
          from: 1.2,
        },
        {
          kind: 'art',
          name: 'animal-rabbit',
          w: 150,
          x: [
            [0, 120],
            [1.4, 700],
          ],
          y: [
            [0, 690],
            [0.5, 660],
            [1.4, 600],
          ],
          blinks: true,
        },
        {
          kind: 'hills',
          paint: 'deep',
          top: 668,
          swell: 10,
          length: 260,
          phase: 5,
          strata: 2,
          drift: 110,
        },
      ],
    },
  ],
};
