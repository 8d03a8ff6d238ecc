import { describe, expect, it } from 'vitest';
import { readScript, withSeseo } from './read-script.ts';

describe('the script of an episode', () => {
  it('is read off its article: headings are chapters, bold names turns', () => {
    const article =
      '---\ntitle: "A"\n---\n## One\n\n**Owl:** It paid {typed $4,500}.\n\n## Two\n\n**Abril:** No.\n';
    expect(readScript(article)).toEqual([
      { title: 'One', turns: [{ who: 'Owl', says: 'It paid $4,500.' }] },
      { title: 'Two', turns: [{ who: 'Abril', says: 'No.' }] },
    ]);
    expect(() => readScript('---\n---\n## One\n\nNobody says this.')).toThrow('Nobody says');
  });

  it.each([
    ['gracias', 'grasias'],
    ['escenario', 'esenario'],
    ['excepto', 'exepto'],
    ['cabeza', 'cabesa'],
    ['silla', 'siya'],
  ])('is given to a voice from Spain with the seseo of the Americas: %s', (written, given) => {
    expect(withSeseo(written)).toBe(given);
  });
});
