import type { Film } from '../film.ts';
import { balances, dollars, FEE_LOSS, FEE_START, FEE_YEARS, HIGH_FEE, LOW_FEE } from '../figures.ts';
import { foreground, same, say } from './scenery.ts';

const share = Math.round((FEE_LOSS / LOW_FEE.retirementBalance) * 100);

export const fees: Film = {
  name: 'mm-fees',
  title: say('What one percent costs', 'Lo que cuesta un uno por ciento'),
  summary: say(
    'Fees leave an account in slivers. This is what one point could take over 35 years.',
    'Los cargos salen de la cuenta gota a gota. Esto es lo que podría llevarse un punto en 35 años.',
  ),
  between: [45, 75],
  tune: 'dusk',
  poster: [0, 1.5],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say('A canteen can lose its water *drop by drop.*', 'Una cantimplora puede vaciarse *gota a gota.*'),
        say('Fees leave a retirement account the same way.', 'Así salen los cargos de una cuenta de jubilación.'),
      ],
      shows: say('A canteen hangs from a branch and drips.', 'Una cantimplora cuelga de una rama y gotea.'),
      layers: [
        { kind: 'disc', r: 480, paint: 'ember', rings: ['blush', 'ember', 'blush', 'ember', 'blush'], x: 1040, y: 800, opacity: 0.28 },
        { kind: 'art', name: 'cover-leak', parts: [13, 25], w: 960, x: 1090, y: 720, sway: 1.2 },
        { kind: 'drops', over: [0, 2], fall: 130, x: 970, y: 590 },
        { kind: 'hills', paint: 'deep', top: 670, swell: 10, length: 300, phase: 0, strata: 3, drift: 40 },
        { kind: 'art', name: 'animal-fox', w: 240, x: 330, y: [[0.3, 900], [0.8, 690]], blinks: true },
        { kind: 'hills', paint: 'night', top: 690, swell: 8, length: 200, phase: 2, strata: 0, drift: 80 },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      place: 'bottom',
      lines: [
        say('No bill comes. A fund takes its share first.', 'No llega factura. El fondo toma primero su parte.'),
        say('You see only the return that is left.', 'Tú ves solo el rendimiento que queda.'),
      ],
      shows: say('An empty mailbox at night; coins slip away behind it.', 'Un buzón vacío de noche; detrás se escapan monedas.'),
      layers: [
        { kind: 'stars' },
        { kind: 'disc', r: 240, paint: 'deep', rings: ['mid'], x: 430, y: 350 },
        { kind: 'hills', paint: 'deep', top: 455, swell: 26, length: 280, phase: 2, strata: 5, drift: 40 },
        { kind: 'art', name: 'cover-mailbox', parts: [6, 9], w: 860, x: 700, y: 600 },
        { kind: 'art', name: 'cover-mailbox', parts: [12, 12], w: 860, x: 700, y: 600 },
        { kind: 'coins', count: 5, x: 760, y: 330, fall: [420, 220], over: [0.8, 2], r: 26 },
        foreground(4),
      ],
    },
    {
      ground: 'leaf',
      lines: [
        say(`Ray and Dolores each have ${dollars(FEE_START)} and add nothing.`, `Ray y Dolores tienen ${dollars(FEE_START)} y no agregan nada.`),
        say('Their funds earn 7% a year before fees.', 'Sus fondos ganan 7% al año antes de los cargos.'),
        say('Ray pays 0.5% a year. Dolores pays *1.5%.*', 'Ray paga 0.5% al año. Dolores paga *1.5%.*'),
      ],
      shows: say('Two jars, equally full; one has a small leak, one a larger.', 'Dos frascos igual de llenos; uno pierde poco y el otro más.'),
      layers: [
        { kind: 'hills', paint: 'soft', top: 600, swell: 24, length: 260, phase: 1, strata: 5, drift: 30 },
        { kind: 'disc', r: 180, paint: 'paper', x: 330, y: 450, opacity: 0.8 },
        { kind: 'disc', r: 180, paint: 'paper', x: 930, y: 450, opacity: 0.8 },
        { kind: 'art', name: 'person-luis', w: 250, x: 230, y: 640, blinks: true, enter: 'rise', from: 0 },
        { kind: 'art', name: 'person-abuela', w: 250, x: 830, y: 640, blinks: true, enter: 'rise', from: 0.2 },
        { kind: 'hills', paint: 'deep', top: 640, swell: 10, length: 300, phase: 3, strata: 3, drift: 60 },
        { kind: 'jar', w: 170, fill: 0.99, x: 440, y: 660, enter: 'pop', from: 0.4 },
        { kind: 'jar', w: 170, fill: 0.99, x: 1040, y: 660, enter: 'pop', from: 0.6 },
        { kind: 'label', text: same('0.5%'), size: 48, chip: 'sun', x: 590, y: 560, enter: 'pop', from: 2.1 },
        { kind: 'label', text: same('1.5%'), size: 48, chip: 'ember', paint: 'night', x: 1185, y: 560, enter: 'pop', from: 2.5 },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(`After ${FEE_YEARS} years, Ray could have *${dollars(LOW_FEE.retirementBalance)}.*`, `En ${FEE_YEARS} años, Ray podría tener *${dollars(LOW_FEE.retirementBalance)}.*`),
        say(`Dolores could have *${dollars(HIGH_FEE.retirementBalance)}.*`, `Dolores podría tener *${dollars(HIGH_FEE.retirementBalance)}.*`),
        say(`One point took about *${share}%* of what could have been.`, `Un punto se llevó cerca del *${share}%* de lo posible.`),
      ],
      shows: say('Two ridges leave from one point and end far apart.', 'Dos cerros salen del mismo punto y terminan lejos uno del otro.'),
      layers: [
        { kind: 'sun', r: 110, x: 300, y: 400 },
        {
          kind: 'ridge', w: 1060, h: 390, max: 235_000, x: 100, y: 650,
          series: [
            { values: balances(LOW_FEE), paint: 'ember', hatched: true, grow: [0, 0.8], label: same('0.5%'), labelAt: [-120, 0] },
            { values: balances(HIGH_FEE), paint: 'deep', grow: [0.9, 1.7], label: same('1.5%'), labelAt: [-120, 66] },
          ],
          ticks: [{ at: 0, name: say('Today', 'Hoy') }, { at: 1, name: say(`${FEE_YEARS} years`, `${FEE_YEARS} años`) }],
        },
      ],
    },
    {
      ground: 'sun',
      lines: [
        say('Real returns go up and down. Fees come *every year.*', 'El rendimiento sube y baja. El cargo llega *cada año.*'),
        say('Find one number: the yearly cost of your fund.', 'Busca un número: el costo anual de tu fondo.'),
        say('*Then compare it with its neighbors.*', '*Luego compáralo con los de al lado.*'),
      ],
      shows: say('An owl reads a fund list with a line for your own.', 'Un búho lee una lista de fondos con una línea para el tuyo.'),
      layers: [
        { kind: 'disc', r: 350, paint: 'wheat', rings: ['sun', 'wheat'], x: 300, y: 640, opacity: 0.75 },
        { kind: 'art', name: 'animal-owl', w: 380, x: 300, y: 690, blinks: true, enter: 'rise', from: 0 },
        { kind: 'hills', paint: 'deep', top: 664, swell: 10, length: 300, phase: 3, strata: 3, drift: 60 },
        {
          kind: 'slip', w: 560, x: 870, y: 690, rotate: 1.5, enter: 'right', from: 0.3, title: say('Yearly cost of a fund', 'Costo anual del fondo'),
          rows: [
            { name: say('Fund A', 'Fondo A'), value: '1.5%', from: 0.4 },
            { name: say('Fund B', 'Fondo B'), value: '0.5%', from: 0.7 },
            { name: say('Your fund', 'Tu fondo'), value: '?', from: 1.2, marked: true },
          ],
        },
      ],
    },
  ],
};
