import type { Film } from '../film.ts';
import { dollars, leftAlone, RETURN } from '../figures.ts';
import { say, same } from './scenery.ts';

const CHECK = 1_200;
const rent = CHECK * 0.5;
const music = CHECK * 0.3;
export const FIRST_SLICE = CHECK - rent - music;
export const SLICE_YEARS = 30;

export const majorFirstCheck: Film = {
  name: 'major-first-check',
  title: say('My first royalty check', 'Mi primer cheque de regalías'),
  summary: say(
    'A singer splits a first check three ways. The smallest slice is the one that could grow.',
    'Una cantante parte su primer cheque en tres. La rebanada más chica es la que podría crecer.',
  ),
  between: [25, 45],
  tune: 'stage',
  poster: [0, 1.6],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say(
          `My first royalty check: *${dollars(CHECK)}.*`,
          `Mi primer cheque de regalías: *${dollars(CHECK)}.*`,
        ),
        say(
          'I wanted to spend it before the song was over.',
          'Quise gastarlo antes de que acabara la canción.',
        ),
      ],
      shows: say('A check lands beside a guitar.', 'Un cheque cae junto a una guitarra.'),
      layers: [
        {
          kind: 'disc',
          r: 430,
          paint: 'ember',
          rings: ['blush', 'ember', 'blush'],
          x: 950,
          y: 580,
          opacity: 0.45,
        },
        {
          kind: 'guitar',
          h: 720,
          x: [
            [0, 1010],
            [2, 980],
          ],
          y: 700,
          rotate: 32,
          sway: 0.6,
        },
        {
          kind: 'check',
          w: 520,
          x: 350,
          y: 460,
          rotate: -5,
          enter: 'drop',
          from: 0.2,
          title: say('Royalties', 'Regalías'),
          amount: dollars(CHECK),
        },
        { kind: 'panel', w: 1400, h: 60, paint: 'night', r: 0, x: 640, y: 706 },
      ],
    },
    {
      ground: 'wheat',
      lines: [
        say(
          `Half for rent, ${dollars(music)} for the music.`,
          `La mitad para la renta, ${dollars(music)} para la música.`,
        ),
        say(
          `And *${dollars(FIRST_SLICE)}* for someone I had not met: *me, later.*`,
          `Y *${dollars(FIRST_SLICE)}* para alguien que aún no conocía: *yo, después.*`,
        ),
      ],
      shows: say(
        'A record opens into three slices; the smallest moves out.',
        'Un disco se abre en tres rebanadas; la más chica se separa.',
      ),
      layers: [
        { kind: 'disc', r: 236, paint: 'night', x: 360, y: 475 },
        {
          kind: 'split',
          r: 196,
          x: 360,
          y: 475,
          open: [
            [0, 0],
            [0.7, 1],
          ],
          pull: [
            [1, 0],
            [1.4, 48],
          ],
          parts: [
            { value: rent, paint: 'deep', label: same(dollars(rent)) },
            { value: music, paint: 'sun', label: same(dollars(music)) },
            { value: FIRST_SLICE, paint: 'blush', label: same(dollars(FIRST_SLICE)) },
          ],
        },
        { kind: 'disc', r: 18, paint: 'paper', x: 360, y: 475 },
        {
          kind: 'art',
          name: 'artist-major',
          parts: [3, 3],
          w: 430,
          x: 990,
          y: 724,
          blinks: true,
          enter: 'rise',
          from: 0.2,
        },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `Left alone for ${SLICE_YEARS} years, growing ${RETURN}% a year...`,
          `Quieta ${SLICE_YEARS} años, creciendo ${RETURN}% al año...`,
        ),
        say(
          `That slice could be *${dollars(leftAlone(FIRST_SLICE, SLICE_YEARS))}:* about the whole check again.`,
          `esa rebanada podría ser *${dollars(leftAlone(FIRST_SLICE, SLICE_YEARS))}:* casi el cheque entero.`,
        ),
      ],
      shows: say(
        'Sound bars rise from left to right, like a ridge.',
        'Unas barras de sonido suben de izquierda a derecha, como un cerro.',
      ),
      layers: [
        { kind: 'sun', r: 130, x: 1010, y: 400 },
        {
          kind: 'bars',
          w: 96,
          gap: 26,
          h: 350,
          max: leftAlone(FIRST_SLICE, SLICE_YEARS),
          x: 84,
          y: 660,
          bars: Array.from({ length: 9 }, (_bar, index) => {
            const years = Math.round((index / 8) * SLICE_YEARS);
            const value = index === 0 ? FIRST_SLICE : leftAlone(FIRST_SLICE, Math.max(1, years));
            return {
              value,
              paint:
                index === 8 ? ('ember' as const) : index % 2 ? ('mid' as const) : ('deep' as const),
              grow: [index * 0.18, index * 0.18 + 0.4] as const,
              ...(index === 0 && { label: same(dollars(FIRST_SLICE)) }),
              ...(index === 8 && { label: same(dollars(value)) }),
            };
          }),
        },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'No promise. Just a slice *with time to play.*',
          'Sin promesas. Solo una rebanada *con tiempo.*',
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
  ],
};
