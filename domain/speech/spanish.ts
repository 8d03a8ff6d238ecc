import type { Spoken } from './spoken.ts';

const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** Behind these words a number stands alone: uno de cada diez. */
const NO_NOUNS = new Set(
  'a al antes con cuando de del después e en es hasta ni no o para pero por porque que se si sin son u y'.split(
    ' ',
  ),
);
/** They end in a and are masculine. */
const MASCULINE = /^(?:días?|programas?|problemas?|sistemas?|mapas?|temas?|planetas?)$/;
const FEMININE = /(?:as?|ción|ciones|sión|siones|dad|dades)$/;

type Gender = 'alone' | 'masculine' | 'feminine';

function genderOf(noun: string): Gender {
  const word = noun.toLowerCase();
  if (word === '' || NO_NOUNS.has(word)) return 'alone';
  return FEMININE.test(word) && !MASCULINE.test(word) ? 'feminine' : 'masculine';
}

function agree(words: string, gender: Gender): string {
  if (gender === 'feminine')
    return words.replace(/uno$/, 'una').replaceAll(/cientos|quinientos/g, feminine);
  if (gender === 'masculine') return words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');
  return words;
}

function feminine(hundreds: string): string {
  return hundreds.replace(/os$/, 'as');
}

function below(value: number): string {
  if (value < 30) return SMALL[value] ?? '';
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 3] ?? '';
    return value % 10 === 0 ? tens : `${tens} y ${SMALL[value % 10]}`;
  }
  if (value === 100) return 'cien';
  const hundreds = HUNDREDS[Math.floor(value / 100) - 1] ?? '';
  return value % 100 === 0 ? hundreds : `${hundreds} ${below(value % 100)}`;
}

/** Below a million. */
function thousands(value: number, gender: Gender): string {
  const [high, low] = [Math.floor(value / 1_000), value % 1_000];
  const said = agree(below(low), gender);
  if (high === 0) return said;
  const before = high === 1 ? 'mil' : `${agree(below(high), 'masculine')} mil`;
  const agreed =
    gender === 'feminine' ? before.replaceAll(/cientos|quinientos/g, feminine) : before;
  return low === 0 ? agreed : `${agreed} ${said}`;
}

function cardinal(value: number, noun: string): string {
  const gender = genderOf(noun);
  const [high, low] = [Math.floor(value / 1_000_000), value % 1_000_000];
  if (high === 0) return thousands(low, gender);
  const before = high === 1 ? 'un millón' : `${thousands(high, 'masculine')} millones`;
  return low === 0 ? before : `${before} ${thousands(low, gender)}`;
}

const ORDINALS = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(
  ' ',
);

/** How people in the United States say figures and letters in Spanish. */
export const SPANISH: Spoken = {
  terms: {
    '401(k)': 'cuatrocientos uno ka',
    '401k': 'cuatrocientos uno ka',
    '403(b)': 'cuatrocientos tres be',
    '457(b)': 'cuatrocientos cincuenta y siete be',
    '401(a)': 'cuatrocientos uno a',
    '501(c)(3)': 'quinientos uno ce tres',
    '1040': 'diez cuarenta',
    '1099': 'diez noventa y nueve',
    '911': 'nueve uno uno',
    '24/7': 'las veinticuatro horas',
    'EE. UU.': 'Estados Unidos',
    'EE.UU.': 'Estados Unidos',
    'U.S.': 'iu es',
    'a. m.': 'a eme',
    'p. m.': 'pe eme',
    'p. ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'vs.': 'contra',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'Sr.': 'señor',
    'Sra.': 'señora',
    'núm.': 'número',
    'aprox.': 'aproximadamente',
  },
  words: {
    COBRA: 'cobra',
    COLA: 'cola',
    ERISA: 'erisa',
    FAFSA: 'fafsa',
    FICA: 'fica',
    FINRA: 'finra',
    ITIN: 'itin',
    OK: 'okey',
    PIN: 'pin',
    PLESA: 'plesa',
    QDRO: 'cuadro',
    SECURE: 'sequiur',
    SEP: 'sep',
    SHIP: 'ship',
    SIMPLE: 'símpol',
    SNAP: 'esnap',
    VITA: 'vita',
    ZIP: 'sip',
  },
  letters: Object.fromEntries(
    'A:a B:be C:ce D:de E:e F:efe G:ge H:hache I:i J:jota K:ka L:ele M:eme N:ene Ñ:eñe O:o P:pe Q:cu R:erre S:ese T:te U:u V:ve W:doble_u X:equis Y:ye Z:zeta'
      .split(' ')
      .map((entry) => entry.replace('_', ' ').split(':') as [string, string]),
  ),
  goesOn: ['EE.', 'Dr.', 'Dra.', 'Sr.', 'Sra.', 'núm.', 'aprox.', 'p.', 'a.', 'vs.'],
  cardinal,
  ordinal: (value) => ORDINALS[value - 1] ?? cardinal(value, ''),
  ordinalEnding: '(?:\\.[ºª]|[ºª])',
  year: (value) => cardinal(value, ''),
  decimals: (digits) =>
    digits.length === 2 && !digits.startsWith('0')
      ? below(Number(digits))
      : Array.from(digits, (digit) => SMALL[Number(digit)]).join(' '),
  point: 'punto',
  percent: 'por ciento',
  minus: 'menos',
  dollar: { one: 'dólar', many: 'dólares', cent: 'centavo', cents: 'centavos', between: 'con' },
  joins: { after: /mill(?:ón|ones)$/, with: 'de' },
  scales: {
    k: 'mil',
    K: 'mil',
    M: 'millones',
    B: 'mil millones',
    mil: 'mil',
    millón: 'millón',
    millones: 'millones',
  },
  fractions: {
    '½': ['medio', 'y medio'],
    '¼': ['un cuarto', 'y cuarto'],
    '¾': ['tres cuartos', 'y tres cuartos'],
  },
  to: 'a',
  per: 'por',
  dot: 'punto',
  slash: 'barra',
  signs: { '×': 'por', '=': 'es igual a', '+': 'más', '&': 'y', '≈': 'unos', '÷': 'entre' },
};
