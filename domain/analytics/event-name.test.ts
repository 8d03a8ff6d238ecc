import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEventName, nameOfHost, nameOfMedia, nameOfTitle } from './event-name.ts';

describe('the name', () => {
  it.each([
    { host: 'plan.example.com', name: 'plan-example-com' },
    { host: 'Plan.Example.com:8443', name: 'plan-example-com-8443' },
    { host: '10.20.30.40', name: 'elsewhere' },
    { host: '', name: 'elsewhere' },
  ])('of the host $host is $name', ({ host, name }) => {
    expect(nameOfHost(host)).toBe(name);
  });

  it.each([
    { source: '/media/files/0a1b/The-Match-AVS.mp4', name: 'the-match-avs' },
    { source: 'https://example.com/a/podcast_1.mp3?token=secret#t=3', name: 'podcast-1' },
    { source: '', name: 'media' },
    { source: 'blob:x/5f2b7c1e-9911-4d', name: 'media' },
  ])('of the file $source is $name', ({ source, name }) => {
    expect(nameOfMedia(source)).toBe(name);
  });

  it.each([
    { title: '¿Qué es la inflación?', name: 'que-es-la-inflacion' },
    { title: 'Pay 30 % more – by 2035', name: 'untitled' },
    { title: 'Prices in 2010', name: 'prices-in-2010' },
    { title: '', name: 'untitled' },
    { title: `${'a'.repeat(59)} and more`, name: 'a'.repeat(59) },
  ])('of the title "$title" is $name', ({ title, name }) => {
    expect(nameOfTitle(title)).toBe(name);
  });

  it('is one that events take, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(isEventName(nameOfTitle(title))).toBe(true);
      }),
    );
  });
});
