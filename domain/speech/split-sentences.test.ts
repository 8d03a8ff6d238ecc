import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import { splitSentences } from './split-sentences.ts';

function split(text: string, language: Language): string[] {
  return splitSentences(text, language).map(({ from, to }) => text.slice(from, to));
}

describe('the sentences of a text', () => {
  it.each<[Language, string, string[]]>([
    ['en-US', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['en-US', 'It grew to $1.1M. Then it fell.', ['It grew to $1.1M.', 'Then it fell.']],
    ['en-US', 'The U.S. Treasury pays. It can.', ['The U.S. Treasury pays.', 'It can.']],
    [
      'en-US',
      'Ask about your 401(k). Save 59½ times.',
      ['Ask about your 401(k).', 'Save 59½ times.'],
    ],
    ['en-US', 'We open at 9 a.m. Call.', ['We open at 9 a.m.', 'Call.']],
    ['en-US', 'Earn 7.5% a year. Maybe.', ['Earn 7.5% a year.', 'Maybe.']],
    ['es-US', 'A las 9 a. m. hora del Este. Llama.', ['A las 9 a. m. hora del Este.', 'Llama.']],
    ['es-US', 'De 8 a. m. a 5 p. m. ¿Y luego?', ['De 8 a. m. a 5 p. m.', '¿Y luego?']],
    [
      'es-US',
      'Ahorra en tu 401(k). Son $1.1 millones.',
      ['Ahorra en tu 401(k).', 'Son $1.1 millones.'],
    ],
    ['en-US', 'Ask Mr. Ortiz. He knows.', ['Ask Mr. Ortiz.', 'He knows.']],
    ['en-US', '“Stay.” She left.', ['“Stay.”', 'She left.']],
    ['en-US', 'From 5 p.m. on, it is open', ['From 5 p.m. on, it is open']],
    ['es-US', 'Vive en EE. UU. hoy. ¿Y tú?', ['Vive en EE. UU. hoy.', '¿Y tú?']],
    ['es-US', 'Es el Sr. Ruiz. ¡Hola!', ['Es el Sr. Ruiz.', '¡Hola!']],
    ['es-US', '  ', []],
  ])('in %s of “%s” are told apart', (language, text, sentences) => {
    expect(split(text, language)).toEqual(sentences);
  });

  it.each(LANGUAGES)('have in %s every word of it, in its order', (language) => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'B', '.', ' ', '!', '?', '”', '¿', '1', '$', '\n'),
        }),
        (text) => {
          const sentences = split(text, language);
          expect(sentences.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
          for (const sentence of sentences) expect(sentence).toBe(sentence.trim());
        },
      ),
    );
  });
});
