import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { OFFER_SCRIPT } from './first-script.tsx';

interface Browser {
  languages: string[];
  /** Undefined where the browser forbids it. */
  kept: Record<string, string> | undefined;
}

function open({ languages, kept }: Browser) {
  const offers = ['es', 'fr'].map((code) => ({ dataset: { offered: code }, hidden: true }));
  let press: (event: { target: unknown }) => void = () => undefined;
  let readings = 0;
  runInNewContext(OFFER_SCRIPT, {
    document: { querySelectorAll: () => offers },
    navigator: { languages },
    addEventListener: (_: string, listener: typeof press) => (press = listener),
    get localStorage() {
      readings += 1;
      if (!kept) throw new Error('forbidden');
      return {
        getItem: (name: string) => kept[name] ?? null,
        setItem: (name: string, value: string) => void (kept[name] = value),
      };
    },
  });
  const shown = (): string[] =>
    offers.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.offered);
  return {
    shown,
    readings,
    press: (isChoice: boolean) => press({ target: { closest: () => isChoice } }),
  };
}

it.each([
  { languages: ['es-MX', 'en-US'], kept: {}, shown: ['es'] },
  { languages: ['es'], kept: {}, shown: ['es'] },
  { languages: ['en-US', 'es-MX'], kept: {}, shown: [] },
  { languages: ['pt-BR'], kept: {}, shown: [] },
  { languages: [], kept: {}, shown: [] },
  { languages: ['es-US'], kept: { 'sendero:language-chosen': '1' }, shown: [] },
  { languages: ['es-US'], kept: undefined, shown: [] },
])('a browser with $languages that keeps $kept is offered $shown', ({ shown, ...browser }) => {
  expect(open(browser).shown()).toEqual(shown);
});

it('the offer goes with a choice, and is not made again on this device', () => {
  const kept: Record<string, string> = {};
  const page = open({ languages: ['es-US'], kept });
  page.press(false);
  expect(page.shown()).toEqual(['es']);
  page.press(true);
  expect(page.shown()).toEqual([]);
  expect(open({ languages: ['es-US'], kept }).shown()).toEqual([]);
});

it('what the device keeps is read only where there is something to offer', () => {
  expect(open({ languages: ['en-US', 'es-MX'], kept: {} }).readings).toBe(0);
  expect(open({ languages: ['es-US'], kept: {} }).readings).toBe(1);
});
