import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockView } from '#contracts/views/block.ts';
import { MULTIMEDIA_SCHEMAS } from '#contracts/content/multimedia/schemas.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { MAX_BLOCKS, readBlocks } from '#server/content/read-blocks.ts';
import { listKnownNames } from '#server/content/references/known-names.ts';
import { nothingShown } from '#server/pages/shown-on-page.ts';
import { presentBlock } from '#server/views/present-block.ts';
import { EXAMPLES } from '#web/widgets/multimedia/examples.tsx';
import { anyMutationOf, anyValue } from '#tests/support/mutate-value.ts';
import { textOf } from '#tests/support/read-html.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();
const known = listKnownNames(content);
const COMPONENTS = Object.keys(MULTIMEDIA_SCHEMAS).map((component) => ({ component }));

function draw(raw: unknown): { blocks: BlockView[]; reasons: string[] } {
  const { blocks, refusals } = readBlocks(raw, known);
  return {
    blocks: [...blocks.values()].map((block) =>
      presentBlock(block, {
        content,
        shown: nothingShown(),
        code: 'en',
        facts: { language: 'en-US' },
        fillIn: (value) => value,
      }),
    ),
    reasons: refusals.map(({ reason }) => reason),
  };
}

/** The authored words, wherever they stand in the data. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** What authors have placed. */
const placed: ReadonlySet<string | undefined> = new Set(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(`content/${name}`, 'utf8').matchAll(/^\s*-? *component: ([\w-]+)$/gm),
    ])
    .map(([, component]) => component),
);
/** Its words come from another host, so pages of ours name one by hand. */
const PLACED_BY_HAND: ReadonlySet<string> = new Set(['spotify-playlist']);

describe.each(COMPONENTS)('the component $component', ({ component }) => {
  it('stands on a page that people read', () => {
    expect(placed.has(component)).toBe(!PLACED_BY_HAND.has(component));
  });

  const examples = EXAMPLES.filter((example) => example.component === component);
  const entries = examples.flatMap(({ en, es }) => [
    { component, data: en },
    { component, data: es },
  ]);

  it.each(
    examples.flatMap((example) => (['en', 'es'] as const).map((code) => ({ ...example, code }))),
  )('shows "$name" in $code with every word of its author', async ({ code, ...example }) => {
    const data = example[code];
    const { blocks, reasons } = draw([{ component, data }]);
    expect(reasons).toEqual([]);
    const html = await renderBlocks(blocks, code === 'es' ? 'es-US' : 'en-US');
    expect(html).toContain(`data-component="${component}"`);
    const said = saidIn(html);
    expect(paragraphsNow(component, data).filter((words) => !said.includes(words))).toEqual([]);
  });

  it('never throws on what is malformed, and says why it is not drawn', async () => {
    await fc.assert(
      fc.asyncProperty(anyMutationOf(entries), async (entry) => {
        const { blocks, reasons } = draw([entry]);
        expect(blocks.length + reasons.length).toBe(1);
        for (const reason of reasons) expect(reason).toMatch(/expected|unknown name/);
        await renderBlocks(blocks, 'es-US');
      }),
      { numRuns: 150 },
    );
  });

  it('draws each item of a list whose items all say the same', async () => {
    for (const data of entries.map((entry) => repeatFirst(entry.data))) {
      const { blocks, reasons } = draw([{ component, data }]);
      expect(reasons).toEqual([]);
      const said = saidIn(await renderBlocks(blocks, 'en-US'));
      const authored = Object.entries(Object.groupBy(paragraphsNow(component, data), String));
      const missing = authored.filter(
        ([words, times = []]) => said.split(words).length - 1 < times.length,
      );
      expect(missing).toEqual([]);
    }
  });

  it.each([undefined, null, 7, 'words', [], {}].map((data) => ({ data })))(
    'draws nothing of $data unless it needs nothing',
    ({ data }) => {
      const { blocks, reasons } = draw([{ component, data }]);
      const needsNothing = MULTIMEDIA_SCHEMAS[component as 'quiz'].safeParse({}).success;
      const isDrawn = needsNothing && JSON.stringify(data) === '{}';
      expect(blocks).toHaveLength(isDrawn ? 1 : 0);
      expect(reasons).toHaveLength(isDrawn ? 0 : 1);
    },
  );
});

/** What a page says, also to who cannot see it. */
function saidIn(html: string): string {
  const attributes = Array.from(html.matchAll(/(?:alt|title|aria-label)="([^"]*)"/g), (m) => m[1]);
  return `${textOf(html)} ${textOf(attributes.join(' '))}`;
}

/** The paragraphs of an author that a component says before anybody has used it. */
function paragraphsNow(component: string, data: unknown): string[] {
  return wordsIn(data)
    .flatMap((words) => words.split(/\n\s*\n/))
    .filter((words) => !isSaidLater(component, data, words))
    .map((words) => words.replaceAll(/\s+/g, ' ').trim());
}

/** The data with every item of a list saying what its first one says; an id stays its own. */
function repeatFirst(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      const first = repeatFirst(value[0]);
      return isRecord(item) && isRecord(first) && 'id' in item
        ? { ...first, id: item['id'] }
        : first;
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, repeatFirst(inner)]),
  );
}

/** The quiz shows one question at a time, so its last screen and its pictures come later. */
function isSaidLater(component: string, data: unknown, words: string): boolean {
  if (component !== 'quiz') return false;
  const { config, options } = data as {
    config: Record<string, unknown> & { ctas: Record<string, string> };
    options: Array<{ content?: string; correctAnswer: 'true'; answers: Record<string, string> }>;
  };
  const later = [
    config['endTitle'],
    config['endContent'],
    config['endButtonLabel'],
    config.ctas['next'],
    config.ctas['end'],
    ...options.flatMap(({ content: more, correctAnswer, answers }) => [
      more,
      ...Object.entries(answers).flatMap(([name, text]) => (name === correctAnswer ? [] : text)),
    ]),
  ];
  return later.includes(words);
}

describe('a list of components', () => {
  it('is whatever it is: what can be drawn is drawn', () => {
    fc.assert(
      fc.property(anyValue, (raw) => {
        const { blocks } = draw(raw);
        expect(blocks).toEqual([]);
      }),
    );
  });

  it('draws the good ones between the bad', () => {
    const [good] = EXAMPLES;
    const entry = { component: good?.component, data: good?.en };
    const { blocks, reasons } = draw([null, entry, { component: 'unheard-of', data: {} }, entry]);
    expect(blocks).toHaveLength(2);
    expect(reasons).toHaveLength(2);
    expect(reasons[1]).toContain('component: expected one of dropdown-cards, s7Viewer');
  });

  it(`ends after ${MAX_BLOCKS}`, () => {
    const many = Array.from({ length: MAX_BLOCKS + 3 }, () => ({
      component: 'change-contribution-cta-with-separator',
      data: {},
    }));
    const { blocks, reasons } = draw(many);
    expect(blocks).toHaveLength(MAX_BLOCKS);
    expect(reasons).toHaveLength(3);
  });

  it('names no drawing and no picture that is not there', () => {
    const { reasons } = draw([
      { component: 'authorable-flip-card', data: { image: 'no-such', question: 'Q', answer: 'A' } },
      { component: 's7Viewer', data: { asset: 'no-such.png', title: 'T', alt: 'A' } },
    ]);
    expect(reasons[0]).toContain('found no-such');
    expect(reasons[1]).toContain('found no-such.png');
  });
});

describe('the gallery', () => {
  it.each(COMPONENTS)('has an example of $component', ({ component }) => {
    expect(EXAMPLES.some((example) => example.component === component)).toBe(true);
  });
});
