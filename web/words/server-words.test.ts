import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everyText } from './every-text.ts';
import { IntlProvider, useTranslations } from './server-words.tsx';

const WORDS = everyText.en;
const FORMATS = { dateTime: { long: { dateStyle: 'long' } } } as const;

const made = new Set<unknown>();

function Title() {
  made.add(useTranslations('title'));
  return null;
}

/** The number of translators after two parts of a page were drawn. */
function draw(said: Partial<Parameters<typeof IntlProvider>[0]>): number {
  const children = ['first', 'second'].map((key) => createElement(Title, { key }));
  const all = { locale: 'en-US', timeZone: 'UTC', messages: WORDS, ...said, children } as const;
  renderToStaticMarkup(createElement(IntlProvider, all));
  return made.size;
}

describe('the words of the server', () => {
  it('are said by one translator for each namespace, whichever page says them', () => {
    expect(draw({})).toBe(1);
    expect(draw({})).toBe(1);
    expect(draw({ formats: FORMATS }), 'with formats of dates').toBe(2);
    expect(draw({}), 'without them again').toBe(2);
    expect(draw({ messages: { ...WORDS } }), 'in other words').toBe(3);
    expect(draw({ locale: 'es-US' }), 'in another language').toBe(4);
  });
});
