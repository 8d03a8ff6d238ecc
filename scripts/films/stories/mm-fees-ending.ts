import type { Scene } from '../film.ts';
import { balances, dollars, FEE_LOSS, FEE_YEARS, HIGH_FEE, LOW_FEE } from '../figures.ts';
import { same, say } from './scenery.ts';

const share = Math.round((FEE_LOSS / LOW_FEE.retirementBalance) * 100);

/** The second half of its scenes. */
export const ending: readonly Scene[] = [
  {
    ground: 'sky',
    lines: [
      say(
        `After ${FEE_YEARS} years, Ray could have *${dollars(LOW_FEE.retirementBalance)}.*`,
        `En ${FEE_YEARS} años, Ray podría tener *${dollars(LOW_FEE.retirementBalance)}.*`,
      ),
      say(
        `Dolores could have *${dollars(HIGH_FEE.retirementBalance)}.*`,
        `Dolores podría tener *${dollars(HIGH_FEE.retirementBalance)}.*`,
      ),
      say(
        `One point took about *${share}%* of what could have been.`,
        `Un punto se llevó cerca del *${share}%* de lo posible.`,
      ),
    ],
    shows: say(
      'Two ridges leave from one point and end far apart.',
      'Dos cerros salen del mismo punto y terminan lejos uno del otro.',
    ),
    layers: [
      { kind: 'sun', r: 110, x: 300, y: 400 },
      {
        kind: 'ridge',
        w: 1060,
        h: 390,
        max: 235_000,
        x: 100,
        y: 650,
        series: [
          {
            values: balances(LOW_FEE),
            paint: 'ember',
            hatched: true,
            grow: [0, 0.8],
            label: same('0.5%'),
            labelAt: [-120, 0],
          },
          {
            values: balances(HIGH_FEE),
            paint: 'deep',
            grow: [0.9, 1.7],
            label: same('1.5%'),
            labelAt: [-120, 66],
          },
        ],
        ticks: [
          { at: 0, name: say('Today', 'Hoy') },
          { at: 1, name: say(`${FEE_YEARS} years`, `${FEE_YEARS} años`) },
        ],
      },
    ],
  },
  {
    ground: 'sun',
    lines: [
      say(
        'Real returns go up and down. Fees come *every year.*',
        'El rendimiento sube y baja. El cargo llega *cada año.*',
      ),
      say(
        'Find one number: the yearly cost of your fund.',
        'Busca un número: el costo anual de tu fondo.',
      ),
      say('*Then compare it with its neighbors.*', '*Luego compáralo con los de al lado.*'),
    ],
    shows: say(
      'An owl reads a fund list with a line for your own.',
      'Un búho lee una lista de fondos con una línea para el tuyo.',
    ),
    layers: [
      {
        kind: 'disc',
        r: 350,
        paint: 'wheat',
        rings: ['sun', 'wheat'],
        x: 300,
        y: 640,
        opacity: 0.75,
      },
      {
        kind: 'art',
        name: 'animal-owl',
        w: 380,
        x: 300,
        y: 690,
        blinks: true,
        enter: 'rise',
        from: 0,
      },
      {
        kind: 'hills',
        paint: 'deep',
        top: 664,
        swell: 10,
        length: 300,
        phase: 3,
        strata: 3,
        drift: 60,
      },
      {
        kind: 'slip',
        w: 560,
        x: 870,
        y: 690,
        rotate: 1.5,
        enter: 'right',
        from: 0.3,
        title: say('Yearly cost of a fund', 'Costo anual del fondo'),
        rows: [
          { name: say('Fund A', 'Fondo A'), value: '1.5%', from: 0.4 },
          { name: say('Fund B', 'Fondo B'), value: '0.5%', from: 0.7 },
          { name: say('Your fund', 'Tu fondo'), value: '?', from: 1.2, marked: true },
        ],
      },
    ],
  },
];
