import type { Spoken } from './spoken.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function cardinal(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    const whole = `${cardinal(Math.floor(value / size))} ${name}`;
    return rest === 0 ? whole : `${whole} ${cardinal(rest)}`;
  }
  if (value < 20) return SMALL[value] ?? '';
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function ordinal(value: number): string {
  return cardinal(value).replace(
    /[a-z]+$/,
    (last) => ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

function year(value: number): string {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value >= 2000 && value < 2010) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

/** How people in the United States say figures and letters in English. */
export const ENGLISH: Spoken = {
  terms: {
    '401(k)': 'four oh one k',
    '401(k)s': 'four oh one kays',
    '401k': 'four oh one k',
    '403(b)': 'four oh three b',
    '403(b)s': 'four oh three bees',
    '457(b)': 'four fifty-seven b',
    '457(b)s': 'four fifty-seven bees',
    '401(a)': 'four oh one a',
    '501(c)(3)': 'five oh one c three',
    '529': 'five twenty-nine',
    '1040': 'ten forty',
    '1099': 'ten ninety-nine',
    '911': 'nine one one',
    '24/7': 'twenty-four seven',
    'U.S.': 'U S',
    'a.m.': 'a m',
    'p.m.': 'p m',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'vs.': 'versus',
    'etc.': 'and so on',
    'Dr.': 'Doctor',
    'Mr.': 'Mister',
    'Mrs.': 'Missus',
    'Ms.': 'Miz',
    'St.': 'Saint',
    'No.': 'number',
  },
  words: {
    COBRA: 'cobra',
    COLA: 'cola',
    ERISA: 'e-rissa',
    FAFSA: 'fafsa',
    FICA: 'fika',
    FINRA: 'finra',
    ITIN: 'eye tin',
    OK: 'okay',
    PIN: 'pin',
    PLESA: 'plessa',
    QDRO: 'quadro',
    SECURE: 'secure',
    SEP: 'sep',
    SHIP: 'ship',
    SIMPLE: 'simple',
    SNAP: 'snap',
    VITA: 'vita',
    ZIP: 'zip',
  },
  letters: {},
  goesOn: ['Dr.', 'Mr.', 'Mrs.', 'Ms.', 'St.', 'No.', 'vs.', 'e.g.', 'i.e.', 'U.S.'],
  cardinal,
  ordinal,
  ordinalEnding: '(?:st|nd|rd|th)',
  year,
  decimals: (digits) => Array.from(digits, (digit) => SMALL[Number(digit)]).join(' '),
  point: 'point',
  percent: 'percent',
  minus: 'minus',
  dollar: { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents', between: 'and' },
  scales: {
    k: 'thousand',
    K: 'thousand',
    M: 'million',
    B: 'billion',
    T: 'trillion',
    thousand: 'thousand',
    million: 'million',
    billion: 'billion',
    trillion: 'trillion',
  },
  fractions: {
    '½': ['half', 'and a half'],
    '¼': ['a quarter', 'and a quarter'],
    '¾': ['three quarters', 'and three quarters'],
  },
  to: 'to',
  per: 'per',
  dot: 'dot',
  slash: 'slash',
  signs: { '×': 'times', '=': 'equals', '+': 'plus', '&': 'and', '≈': 'about', '÷': 'divided by' },
};
