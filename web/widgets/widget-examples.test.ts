import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { renderInSite } from '#tests/support/render-blocks.tsx';
import { sayIn } from './widget-example.ts';
import { SHOWS } from './what-widgets-show.ts';
import { WIDGET_EXAMPLES } from './widget-examples.ts';

const FOLDER = import.meta.dirname;

/** The authored components' examples follow their schemas, and have tests of their own. */
const AUTHORED = 'multimedia';

function render(name: string, language = LANGUAGES[0]): Promise<string> {
  const example = WIDGET_EXAMPLES.find((known) => known.name === name);
  if (!example || !language) throw new Error(`No widget has the example ${name}`);
  return renderInSite(example.render(sayIn(language)), language);
}

describe('the kit', () => {
  it('has an examples file in every folder with a component, and in no list a missing one', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const without = folders
      .map(({ name }) => ({ name, files: readdirSync(path.join(FOLDER, name)) }))
      .filter(({ files }) => files.some((file) => file.endsWith('.tsx')))
      .filter(({ name, files }) => name !== AUTHORED && !files.includes(`${name}.examples.tsx`));
    expect(without, 'Write examples for each, and list them in widget-examples.ts').toEqual([]);
  });

  it('has a name of its own for each example, and says of each kind what it does', () => {
    const names = WIDGET_EXAMPLES.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const shown = new Set(SHOWS.map(({ widget }) => widget.replace(/:.*/, '')));
    const kinds = new Set(names.map((name) => name.replace(/:.*/, '')));
    // These are variants of a widget whose other example is checked.
    for (const variant of ['carousel that ends', 'text area', 'choice', 'feelings'])
      kinds.delete(variant);
    expect([...kinds].filter((kind) => !shown.has(kind))).toEqual([]);
  });

  it.each(WIDGET_EXAMPLES)('draws "$name" in every language', async ({ name }) => {
    for (const language of LANGUAGES) expect(await render(name, language)).not.toBe('');
  });

  it.each(SHOWS)('$widget $does', async ({ widget, has, hasNot }) => {
    const html = await render(widget);
    expect(html).toMatch(has);
    if (hasNot) expect(html).not.toMatch(hasNot);
  });
});
