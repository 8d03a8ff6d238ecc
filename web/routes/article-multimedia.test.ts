import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MULTIMEDIA_SCHEMAS } from '#contracts/content/multimedia/schemas.ts';
import { EXAMPLES } from '#web/widgets/multimedia/examples.tsx';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { anyMutationOf } from '#tests/support/mutate-value.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const COMPONENTS = Object.keys(MULTIMEDIA_SCHEMAS);
const BAD_BLOCKS = 18;

let server: TestServer;

/**
 * The value as it would come out of a YAML file, which holds no `undefined` and no control
 * characters.
 */
function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll(/\\u[0-9a-f]{4}/gi, '')) as unknown;
}

function entriesOf(component: string): Array<{ component: string; data: unknown }> {
  return EXAMPLES.filter((example) => example.component === component).map(({ en }) => ({
    component,
    data: en,
  }));
}

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      const write = (id: string, multimedia: unknown, body?: string, text = {}): void =>
        writeFixtureArticle(contentDir, {
          id,
          kind: 'basic',
          multimedia: asWritten(multimedia) as [],
          text,
          ...(body !== undefined && { body }),
        });
      for (const component of COMPONENTS) {
        const name = component.toLowerCase();
        const entries = entriesOf(component);
        write(`good-${name}`, entries);
        const bad = fc.sample(anyMutationOf(entries), { numRuns: BAD_BLOCKS, seed: 6 });
        write(`bad-${name}`, [...bad, entries[0]]);
      }
      const [call] = entriesOf('change-contribution-cta-with-separator');
      const [list] = entriesOf('aftd');
      write('placed', [call, list], 'Before.\n\n::multimedia{index=2}\n\nAfter.');
      write(
        'misplaced',
        [call],
        'Before.\n\n::multimedia{index=7}\n\n::multimedia{index=1}\n\n::multimedia{index=1}',
      );
      write(
        'no-index',
        [call],
        'Before.\n\n::multimedia{index=one}\n\n::multimedia\n\n- ::multimedia{index=1}\n\nAfter.',
      );
      write('no-list', 'flipcards');
      write('own-quiz', [], undefined, { quiz: entriesOf('quiz')[0]?.data });
      write('broken-own-quiz', [], undefined, { quiz: { config: 'none' } });
    },
  });
});
afterAll(() => server.close());

async function open(id: string, language = 'en'): Promise<{ status: number; html: string }> {
  const query = language === 'es' ? '?lang=es-US' : '';
  const response = await fetch(`${server.base}/generic/articles/${id}/${id}${query}`);
  return { status: response.status, html: await response.text() };
}

function drawn(html: string): string[] {
  return Array.from(html.matchAll(/ data-component="([^"]*)"/g), ([, name = '']) => name);
}

function refusalsOf(id: string): string[] {
  return (
    server
      .logged()
      .filter(
        ({ event, file }) => event === 'content-refused' && String(file).includes(`/${id}/en.md`),
      )
      .map(({ message }) => String(message))
      // A film whose file is missing has a message of its own, and the block is drawn with its words.
      .filter((message) => !/^s7Viewer: asset: [\w-]+: /.test(message))
  );
}

describe.each(COMPONENTS.map((component) => ({ component })))(
  'an article with $component',
  ({ component }) => {
    it('carries it in its HTML, with its styles and without those of others', async () => {
      const { status, html } = await open(`good-${component.toLowerCase()}`);
      expect(status).toBe(200);
      expect(drawn(html)).toEqual(entriesOf(component).map(() => component));
      expect(html).toContain('container:block/inline-size');
      expect(/data-files="[^"]*\bprice-creep-/.test(html)).toBe(component === 'price-creep');
    });

    it('answers when its data is malformed, draws the good ones and logs the others', async () => {
      for (const language of ['en', 'es']) {
        const { status, html } = await open(`bad-${component.toLowerCase()}`, language);
        expect(status).toBe(200);
        const names = drawn(html);
        expect(names.at(-1)).toBe(component);
        const refused = refusalsOf(`bad-${component.toLowerCase()}`).length;
        expect(names.length + refused).toBe(BAD_BLOCKS + 1);
        expect(refused).toBeGreaterThan(0);
        expect(html).not.toContain('<script>alert(1)</script>');
      }
    });
  },
);

describe('a component', () => {
  it('stands where the text says, and below it without a place', async () => {
    const { html } = await open('placed');
    const places = ['Before.', 'data-component="aftd"', 'After.', 'data-component="change-'].map(
      (part) => html.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
  });

  it('is drawn once, and a number that belongs to none is logged', async () => {
    const { status, html } = await open('misplaced');
    expect(status).toBe(200);
    expect(drawn(html)).toHaveLength(1);
    expect(refusalsOf('misplaced')).toEqual([
      expect.stringContaining('found 7'),
      expect.stringContaining('found 1'),
    ]);
  });

  it('that no number places, or not on a line of its own, leaves the article alone', async () => {
    const { status, html } = await open('no-index');
    expect(status).toBe(200);
    expect(html).toContain('Before.');
    expect(html).toContain('After.');
    const index = expect.stringContaining('with the number of a block') as string;
    expect(refusalsOf('no-index')).toEqual([
      index,
      index,
      expect.stringContaining('on a line of its own'),
    ]);
  });

  it('list that is no list leaves the article alone', async () => {
    const { status, html } = await open('no-list');
    expect(status).toBe(200);
    expect(drawn(html)).toEqual([]);
    expect(refusalsOf('no-list')).toEqual(['multimedia: expected a list of components']);
  });

  it('may be the quiz an article carries; one that is malformed is not drawn', async () => {
    expect(drawn((await open('own-quiz')).html)).toEqual(['quiz']);
    expect(drawn((await open('broken-own-quiz')).html)).toEqual([]);
    expect(refusalsOf('broken-own-quiz')).toEqual([expect.stringContaining('quiz: config')]);
  });
});

describe('a page without components', () => {
  it('carries none of their styles', async () => {
    const response = await fetch(
      `${server.base}/generic/articles/fees/the-small-print-that-eats-savings`,
    );
    const html = await response.text();
    expect(drawn(html)).toEqual([]);
    expect(html).not.toContain('container:block/inline-size');
  });
});
