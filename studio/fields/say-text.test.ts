import { describe, expect, it } from 'vitest';
import { wholePath } from '../text/write-pair.ts';
import { sayText } from './say-text.ts';

const FILE = 'fragments/any/home-landing/master.yaml';

describe('what stands at a place', () => {
  it('is said by the names of its fields where it is a list', () => {
    const place = { file: FILE, path: wholePath(['es', 'stops']) };
    const source =
      'stops:\n  - { title: Uno, label: "Ir" }\n  - title: Dos\n    text: |-\n      A\n';
    expect(sayText(place, source, 'es')).toBe(
      'Parada 1 · Título: Uno\nParada 1 · Rótulo: Ir\nParada 2 · Título: Dos\nParada 2 · Texto: A',
    );
    expect(sayText(place, '', 'es')).toBe('');
  });

  it('is said by the way to it where it is deep in others', () => {
    const path = wholePath(['en', 'worksheet', '1', 'fields']);
    const file = 'fragments/any/workshop/master.yaml';
    expect(sayText({ file, path }, 'fields:\n  - label: a\n', 'en')).toBe(
      'Part of the worksheet 2 · Line to fill in 1 · Label: a',
    );
  });

  it('is said as it is where it is one text', () => {
    expect(sayText({ file: FILE, path: ['en', 'title'] }, 'a: b', 'en')).toBe('a: b');
  });
});
