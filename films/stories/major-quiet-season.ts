import type { Film } from '../film.ts';
import { dollars } from '../figures.ts';
import { hills, same, say } from './scenery.ts';

export const LOUD_MONTHS = 8;
export const QUIET_MONTHS = 4;
const BUSY_PAY = 4_500;
export const LEVEL = (LOUD_MONTHS * BUSY_PAY) / (LOUD_MONTHS + QUIET_MONTHS);
export const ASIDE = BUSY_PAY - LEVEL;

export const majorQuietSeason: Film = {
  name: 'major-quiet-season',
  title: say('The quiet season', 'La temporada tranquila'),
  summary: say(
    'Eight loud months pay for four quiet ones when every one of them gives a slice.',
    'Ocho meses ruidosos pagan cuatro tranquilos si cada uno pone su parte.',
  ),
  between: [25, 45],
  tune: 'stage',
  poster: [1, 1.8],
  scenes: [
    {
      ground: 'blush',
      lines: [
        say(
          'When the phone rings, it rings for eight months.',
          'Cuando suena el teléfono, suena ocho meses.',
        ),
        say('*Then it stops.*', '*Luego se calla.*'),
      ],
      shows: say(
        'Piano keys play, and then fall silent under a low sun.',
        'Suenan las teclas de un piano y se quedan quietas bajo el sol.',
      ),
      layers: [
        {
          kind: 'sun',
          r: 170,
          x: 900,
          y: [
            [0, 370],
            [2, 500],
          ],
          paint: 'ember',
        },
        { kind: 'notes', count: 7, w: 1100, h: 330, x: 90, y: 560, until: 1 },
        { kind: 'panel', w: 1300, h: 40, paint: 'night', r: 0, x: 640, y: 545 },
        { kind: 'panel', w: 1400, h: 200, paint: 'grey', r: 0, x: 640, y: 650 },
        { kind: 'keys', w: 1280, h: 190, stillFrom: 1, x: 0, y: 560 },
      ],
    },
    {
      ground: 'sky',
      lines: [
        say(
          `A loud month pays ${dollars(BUSY_PAY)}. A quiet one, nothing.`,
          `Un mes ruidoso paga ${dollars(BUSY_PAY)}. Uno tranquilo, nada.`,
        ),
        say(
          `So *${dollars(ASIDE)}* of each loud month goes aside.`,
          `Así que *${dollars(ASIDE)}* de cada mes ruidoso se guardan.`,
        ),
        say(
          `Now every month has *${dollars(LEVEL)}.*`,
          `Ahora cada mes tiene *${dollars(LEVEL)}.*`,
        ),
      ],
      shows: say(
        'Twelve bars: the tops of eight tall ones move over and fill four empty places.',
        'Doce barras: lo alto de ocho llena los cuatro lugares vacíos.',
      ),
      layers: [
        {
          kind: 'cloud',
          w: 220,
          x: [
            [0, 1180],
            [3, 1060],
          ],
          y: 330,
        },
        {
          kind: 'bars',
          w: 66,
          gap: 26,
          h: 340,
          max: BUSY_PAY,
          x: 96,
          y: 650,
          bars: Array.from({ length: LOUD_MONTHS + QUIET_MONTHS }, (_month, index) =>
            index < LOUD_MONTHS
              ? [
                  {
                    value: LEVEL,
                    paint: 'deep' as const,
                    grow: [index * 0.06, index * 0.06 + 0.35] as const,
                  },
                  {
                    value: ASIDE,
                    paint: 'sun' as const,
                    grow: [index * 0.06 + 0.1, index * 0.06 + 0.45] as const,
                    stacked: true,
                  },
                ]
              : [
                  {
                    value: LEVEL,
                    paint: 'sun' as const,
                    grow: [
                      2 + (index - LOUD_MONTHS) * 0.12,
                      2.4 + (index - LOUD_MONTHS) * 0.12,
                    ] as const,
                  },
                ],
          ).flat(),
        },
        {
          kind: 'label',
          text: say('8 loud', '8 ruidosos'),
          size: 34,
          x: 450,
          y: 690,
          enter: 'fade',
          from: 0.4,
        },
        {
          kind: 'label',
          text: say('4 quiet', '4 tranquilos'),
          size: 34,
          x: 1000,
          y: 690,
          enter: 'fade',
          from: 0.6,
        },
      ],
    },
    {
      ground: 'dusk',
      ink: 'paper',
      lines: [
        say(
          'Quiet months are for *writing the next song.*',
          'Los meses tranquilos son para *escribir la próxima canción.*',
        ),
        say('Saving bought me that silence.', 'El ahorro me compró ese silencio.'),
      ],
      shows: say(
        'A guitar rests by a campfire at night.',
        'Una guitarra descansa junto a una fogata, de noche.',
      ),
      layers: [
        { kind: 'stars' },
        {
          kind: 'disc',
          r: 330,
          paint: 'deep',
          rings: ['mid', 'deep', 'mid'],
          x: 520,
          y: 650,
          opacity: 0.8,
        },
        { kind: 'art', name: 'cover-campfire', parts: [9, 13], w: 900, x: 520, y: 760 },
        { kind: 'guitar', h: 520, x: 1010, y: 690, rotate: 10 },
        {
          kind: 'hills',
          paint: 'night',
          top: 668,
          swell: 8,
          length: 300,
          phase: 1,
          strata: 2,
          drift: 40,
        },
      ],
    },
    {
      ground: 'leaf',
      lines: [
        say(
          'Loud month? *Put a slice aside for the quiet.*',
          '¿Mes ruidoso? *Guarda una parte para la calma.*',
        ),
      ],
      shows: say(
        'An elk listens on a hill while sound bars settle.',
        'Un alce escucha en un cerro mientras se calman las barras de sonido.',
      ),
      layers: [
        {
          kind: 'disc',
          r: 360,
          paint: 'soft',
          rings: ['leaf', 'soft'],
          x: 880,
          y: 640,
          opacity: 0.9,
        },
        { kind: 'art', name: 'animal-elk', w: 400, x: 880, y: 690, blinks: true },
        ...hills({ top: 620, phase: 2, paints: ['mid', 'deep'], step: 56 }),
        { kind: 'microphone', h: 420, x: 300, y: 690, enter: 'rise', from: 0 },
        {
          kind: 'label',
          text: same(dollars(ASIDE)),
          size: 44,
          chip: 'sun',
          x: 520,
          y: 470,
          enter: 'pop',
          from: 0.4,
        },
      ],
    },
  ],
};
