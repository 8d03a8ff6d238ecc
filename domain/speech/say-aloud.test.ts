import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { sayAloud } from './say-aloud.ts';

describe('what a voice says in English', () => {
  it.each([
    ['Your 401(k) grew.', 'Your four oh one k grew.'],
    ['Old 401(k)s and a 403(b)', 'Old four oh one kays and a four oh three b'],
    ['a 457(b) plan', 'a four fifty-seven b plan'],
    ['$1.1M', 'one point one million dollars'],
    ['$1.46 million', 'one point four six million dollars'],
    ['$250k', 'two hundred fifty thousand dollars'],
    ['$18,400', 'eighteen thousand four hundred dollars'],
    ['$1', 'one dollar'],
    ['$12.50', 'twelve dollars and fifty cents'],
    ['$0.99', 'ninety-nine cents'],
    ['$202.90', 'two hundred two dollars and ninety cents'],
    ['It costs $5.', 'It costs five dollars.'],
    ['in 2026', 'in twenty twenty-six'],
    ['from 2005 to 1999', 'from two thousand five to nineteen ninety-nine'],
    ['1908 and 2000', 'nineteen oh eight and two thousand'],
    ['5%', 'five percent'],
    ['7.25%', 'seven point two five percent'],
    ['age 59½', 'age fifty-nine and a half'],
    ['½ of it', 'half of it'],
    ['an IRA', 'an I R A'],
    ['two IRAs', 'two I R A’s'],
    ['HSA, FAQ and RMD', 'H S A, F A Q and R M D'],
    ['VITA and COBRA', 'vita and cobra'],
    ['ages 50–59', 'ages fifty to fifty-nine'],
    ['$500–$700', 'five hundred dollars to seven hundred dollars'],
    ['10 to 15 years', 'ten to fifteen years'],
    ['1-866-444-3272', 'one, eight six six, four four four, three two seven two'],
    ['the 3rd, 12th and 20th', 'the third, twelfth and twentieth'],
    ['open ssa.gov', 'open S S A dot gov'],
    ['irs.gov/refunds', 'I R S dot gov slash refunds'],
    [
      '26 × $96 = $2,496',
      'twenty-six times ninety-six dollars equals two thousand four hundred ninety-six dollars',
    ],
    ['a Form 1040', 'a Form ten forty'],
    ['-3 degrees', 'minus three degrees'],
    ['W-2', 'W-two'],
    ['$50/month', 'fifty dollars per month'],
    ['1,000,000 people', 'one million people'],
    ['at 5 p.m.', 'at five p m'],
  ])('of %s is %s', (written, said) => {
    expect(sayAloud(written, 'en-US')).toBe(said);
  });
});

describe('what a voice says in Spanish', () => {
  it.each([
    ['tu 401(k)', 'tu cuatrocientos uno ka'],
    ['un 457(b)', 'un cuatrocientos cincuenta y siete be'],
    ['$1.1M', 'uno punto uno millones de dólares'],
    ['$2 millones', 'dos millones de dólares'],
    ['$250 mil', 'doscientos cincuenta mil dólares'],
    ['$1,000,000', 'un millón de dólares'],
    ['$18,400', 'dieciocho mil cuatrocientos dólares'],
    ['$21', 'veintiún dólares'],
    ['$1', 'un dólar'],
    ['$12.50', 'doce dólares con cincuenta centavos'],
    ['en 2026', 'en dos mil veintiséis'],
    ['el 5 %', 'el cinco por ciento'],
    ['5.5%', 'cinco punto cinco por ciento'],
    ['7.25%', 'siete punto veinticinco por ciento'],
    ['59½ años', 'cincuenta y nueve y medio años'],
    ['una IRA', 'una i erre a'],
    ['tu HSA y el RMD', 'tu hache ese a y el erre eme de'],
    ['EE. UU.', 'Estados Unidos'],
    ['21 años', 'veintiún años'],
    ['21 semanas', 'veintiuna semanas'],
    ['200 horas', 'doscientas horas'],
    ['31 días', 'treinta y un días'],
    ['1 de cada 10', 'uno de cada diez'],
    ['500 personas', 'quinientas personas'],
    ['entre 50–59', 'entre cincuenta a cincuenta y nueve'],
    ['1-800-772-1213', 'uno, ocho cero cero, siete siete dos, uno dos uno tres'],
    ['ssa.gov/es', 'ese ese a punto gov barra es'],
    ['el 1.º de enero', 'el primero de enero'],
    ['21,000 dólares', 'veintiún mil dólares'],
    ['VITA', 'vita'],
    ['8 p. m.', 'ocho pe eme'],
  ])('of %s is %s', (written, said) => {
    expect(sayAloud(written, 'es-US')).toBe(said);
  });
});

describe.each(LANGUAGES)('what is said in %s', (language) => {
  it('has no figure and no sign of money left, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.nat().map(String),
            fc.nat().map((amount) => `$${amount.toLocaleString('en-US')}`),
            fc.double({ min: 0, max: 1e6, noNaN: true }).map((rate) => `${rate.toFixed(2)}%`),
            fc.integer({ min: 1900, max: 2099 }).map(String),
            fc.constantFrom(
              '401(k)',
              '59½',
              'IRA',
              'and',
              'días',
              '$1.1M',
              '50–59',
              '1-800-772-1213',
            ),
          ),
        ),
        (parts) => {
          expect(sayAloud(parts.join(' '), language)).not.toMatch(/[\d$%½]|undefined|NaN/);
        },
      ),
    );
  });

  it('is the same when it is said again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        const said = sayAloud(`${value}`, language);
        expect(sayAloud(said, language)).toBe(said);
      }),
    );
  });

  it('tells every whole number apart', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
        fc.pre(one !== other);
        const say = (value: number): string => sayAloud(value.toLocaleString('en-US'), language);
        expect(say(one)).not.toBe(say(other));
      }),
    );
  });

  it('leaves words alone', () => {
    const words = 'A plain sentence, with a comma; and “another”.';
    expect(sayAloud(words, language)).toBe(words);
  });
});
