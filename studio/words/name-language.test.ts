import { describe, expect, it } from 'vitest';
import { headLanguage, nameLanguage, ownName } from './name-language.ts';
import { STUDIO_CODES } from './words.ts';

describe('what a language is called', () => {
  it('is said in the language of the page, within a sentence and by itself', () => {
    expect(nameLanguage('es', 'en')).toBe('Spanish');
    expect(nameLanguage('es', 'es')).toBe('español');
    expect(headLanguage('en', 'es')).toBe('Inglés');
    expect(headLanguage('es', 'es')).toBe('Español');
  });

  it('is its own name where the way leads to it', () => {
    expect(STUDIO_CODES.map(ownName)).toEqual(['English', 'Español']);
  });
});
