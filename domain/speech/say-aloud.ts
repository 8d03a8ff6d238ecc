import { languageCode, type Language } from '../language/language.ts';
import { findSpoken } from './spoken-languages.ts';
import { TOO_LARGE, type Spoken } from './spoken.ts';

/** A number as it is written here, whole or with figures behind its point. */
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\d.,$])`;

/** Addresses of these bodies are spelled, and no others. */
const SPELLED = new Set(['irs', 'ssa', 'dol', 'ftc', 'sec', 'fdic', 'pbgc']);

/** The text as a voice has to be given it, so that it says figures and letters as people do. */
export function sayAloud(text: string, language: Language): string {
  const spoken = findSpoken(languageCode(language));
  if (!spoken) return text;
  return [sayAddresses, sayTerms, sayPhones, sayRanges, sayMoney, sayPercent, sayOrdinals]
    .concat(sayNumbers, saySigns, sayLetters)
    .reduce((said, say) => say(said, spoken), text.replaceAll(/[\u00A0\u202F]/g, ' '))
    .replaceAll(/ {2,}/g, ' ');
}

function sayAddresses(text: string, { dot, slash }: Spoken): string {
  return text.replaceAll(
    /\b(?:https?:\/\/)?(?:[a-z\d-]+\.)+(?:gov|com|org|net|edu)(?:\/[\w/-]*\w)?/gi,
    (address) =>
      address
        .replace(/^https?:\/\//i, '')
        .split(/([./])/)
        .map((part) => {
          if (part === '.') return ` ${dot} `;
          if (part === '/') return ` ${slash} `;
          return SPELLED.has(part.toLowerCase()) ? part.toUpperCase() : part;
        })
        .join(''),
  );
}

function sayTerms(text: string, { terms }: Spoken): string {
  const written = Object.keys(terms).toSorted((one, other) => other.length - one.length);
  const anyTerm = written.map((term) => term.replaceAll(/[().]/g, String.raw`\$&`)).join('|');
  const apart = new RegExp(String.raw`${NO_WORD_BEFORE}(?:${anyTerm})(?![\p{L}\d]|[,.]\d)`, 'gu');
  return text.replaceAll(apart, (term) => terms[term] ?? term);
}

/** A number to call is told figure by figure, with a breath between its groups. */
function sayPhones(text: string, spoken: Spoken): string {
  return text.replaceAll(
    /(?<![\d-])(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/g,
    (phone) => (phone.match(/\d+/g) ?? []).map((group) => sayEach(group, spoken)).join(', '),
  );
}

function sayRanges(text: string, { to }: Spoken): string {
  return text.replaceAll(
    /(?<=\d[%½¼¾]?) ?[–—] ?(?=\$?\d)|(?<=(?<![-\d])\d+)-(?=\d+(?![-\d]))/g,
    ` ${to} `,
  );
}

function sayMoney(text: string, spoken: Spoken): string {
  const scales = Object.keys(spoken.scales).join('|');
  const money = new RegExp(
    String.raw`\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?: ?(${scales})(?!\p{L}))?`,
    'gu',
  );
  return text.replaceAll(money, (_all, whole: string, part?: string, scale?: string) =>
    sayAmount({ whole, part, scale }, spoken),
  );
}

interface Amount {
  whole: string;
  part: string | undefined;
  scale: string | undefined;
}

function sayAmount({ whole, part, scale }: Amount, spoken: Spoken): string {
  const { dollar, scales } = spoken;
  const scaled = scale === undefined ? '' : (scales[scale] ?? scale);
  const isCents = part?.length === 2 && scaled === '';
  const figures = part === undefined || isCents ? whole : `${whole}.${part}`;
  const dollars = Number(whole.replaceAll(',', ''));
  const noun = scaled === '' && figures === whole && dollars === 1 ? dollar.one : dollar.many;
  const number = [sayNumber(figures, scaled || noun, spoken), scaled].filter(Boolean).join(' ');
  const said = withNoun(number, noun, spoken);
  const cents = isCents ? Number(part) : 0;
  if (cents === 0) return said;
  const centNoun = cents === 1 ? dollar.cent : dollar.cents;
  const rest = `${spoken.cardinal(cents, centNoun)} ${centNoun}`;
  return dollars === 0 ? rest : `${said} ${dollar.between} ${rest}`;
}

function withNoun(number: string, noun: string, { joins }: Spoken): string {
  return joins?.after.test(number) ? `${number} ${joins.with} ${noun}` : `${number} ${noun}`;
}

function sayPercent(text: string, spoken: Spoken): string {
  const percent = new RegExp(String.raw`${NO_WORD_BEFORE}(${NUMBER})([½¼¾]?) ?%`, 'gu');
  return text.replaceAll(
    percent,
    (_all, number: string, fraction: string) =>
      `${sayNumber(number, '', spoken)}${sayFraction(fraction, spoken)} ${spoken.percent}`,
  );
}

function sayFraction(fraction: string, { fractions }: Spoken): string {
  const said = fractions[fraction]?.[1];
  return said === undefined ? '' : ` ${said}`;
}

function sayOrdinals(text: string, { ordinal, ordinalEnding }: Spoken): string {
  const ordinals = new RegExp(
    String.raw`${NO_WORD_BEFORE}(\d{1,3})${ordinalEnding}(?!\p{L})`,
    'gu',
  );
  return text.replaceAll(ordinals, (_all, number: string) => ordinal(Number(number)));
}

function sayNumbers(text: string, spoken: Spoken): string {
  const numbers = new RegExp(
    String.raw`((?<=^|[\s(])[-−])?(?<![\d.,])(${NUMBER})([½¼¾]?)(?= ?(\p{L}*))`,
    'gu',
  );
  return text
    .replaceAll(
      numbers,
      (_all, minus: string | undefined, number: string, fraction: string, noun: string) =>
        [
          minus === undefined ? '' : `${spoken.minus} `,
          isYear(number) ? spoken.year(Number(number)) : sayNumber(number, noun, spoken),
          sayFraction(fraction, spoken),
        ].join(''),
    )
    .replaceAll(/[½¼¾]/g, (fraction) => spoken.fractions[fraction]?.[0] ?? fraction);
}

function isYear(number: string): boolean {
  return /^(?:19|20)\d\d$/.test(number);
}

function sayNumber(number: string, noun: string, spoken: Spoken): string {
  const [whole = '', part] = number.replaceAll(',', '').split('.');
  const isCode = whole.length > 1 && whole.startsWith('0');
  const said =
    isCode || Number(whole) >= TOO_LARGE
      ? sayEach(whole, spoken)
      : spoken.cardinal(Number(whole), part === undefined ? noun : '');
  return part === undefined ? said : `${said} ${spoken.point} ${spoken.decimals(part)}`;
}

function sayEach(digits: string, { cardinal }: Spoken): string {
  return Array.from(digits, (digit) => cardinal(Number(digit), '')).join(' ');
}

function saySigns(text: string, { per, signs }: Spoken): string {
  return text
    .replaceAll(/(?<=\p{L})\/(?=\p{Ll}{3,})/gu, ` ${per} `)
    .replaceAll(/ ?[×=+&≈÷] ?/g, (sign) => ` ${signs[sign.trim()] ?? ''} `);
}

function sayLetters(text: string, { letters, words }: Spoken): string {
  return text.replaceAll(
    /(?<!\p{L})(\p{Lu}{2,6})(s?)(?!\p{L})/gu,
    (_all, caps: string, plural: string) => {
      const word = words[caps];
      if (word !== undefined) return word + plural;
      if (caps.length > 5) return caps + plural;
      const spelled = Array.from(caps, (letter) => letters[letter] ?? letter).join(' ');
      return plural === '' ? spelled : `${spelled}’s`;
    },
  );
}
