import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangedContent } from '#tests/support/content/changed-content.ts';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

const FEES = 'article/fees';
const LIST = 'articles/fees/*.md#multimedia';
const CODES = ['en', 'es'] as const;
type Code = (typeof CODES)[number];
const fileOf = (code: Code): string => `articles/fees/${code}.md`;
/** The text names the second component first, and the last one not at all: that one stands below it. */
const NAMED = [2, 1, 3];
const COUNT = 4;

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true, changeContent: addComponents });
});
afterAll(() => studio.close());
beforeEach(async () => {
  const page = await (await studio.ask(`en/entry/${FEES}`)).text();
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1];
  if (version !== undefined) await studio.press(`en/drop/${FEES}`, { version });
});

function addComponents(content: ChangedContent): void {
  for (const code of CODES) {
    const cards = Array.from({ length: COUNT }, (_none, at) => {
      const card = `{ question: "What is it?", answer: "Card ${at + 1}." }`;
      return `  - component: flashcard-group\n    data:\n      title: "Component ${at + 1}"\n      cards: [${card}, ${card}]\n`;
    });
    const [, head = '', body = ''] = content.read(fileOf(code)).split(/^---\n/m);
    const marks = NAMED.map((number) => `::multimedia{index=${number}}\n\n`);
    const paragraphs = body.split(/(?<=\n\n)/);
    const text = paragraphs.flatMap((words, at) => [words, marks[at] ?? '']).join('');
    content.write(fileOf(code), `---\n${head}multimedia:\n${cards.join('')}---\n${text}`);
  }
}

interface Answer {
  kind: string;
  followed?: string;
  problems: object[];
  conflicts?: Array<{ key: string; theirs: string | null }>;
}

async function send(changes: object[], part?: string): Promise<Answer> {
  const body = JSON.stringify({ changes, part });
  return (await (await studio.ask(`en/save/${FEES}`, { method: 'POST', body })).json()) as Answer;
}

const press = (deed: string, at: number, changes: object[] = []): Promise<Answer> =>
  send(changes, `${deed} ${at} ${LIST}`);

/** What a place says in the draft. */
async function read(code: Code, places: string[]): Promise<string[]> {
  const keys = places.map((place) => `${fileOf(code)}#${place}`);
  const { conflicts = [] } = await send(keys.map((key) => ({ key, base: '?', value: '!' })));
  return keys.map((key) => conflicts.find((one) => one.key === key)?.theirs ?? '');
}

const bodyOf = async (code: Code): Promise<string> => (await read(code, ['#body']))[0] ?? '';

/** The components that the text of the draft leads to, by their titles, in its order. */
async function listNamed(code: Code): Promise<string[]> {
  const places = Array.from({ length: COUNT }, (_none, at) => `multimedia/${at}/data/title`);
  const [body = '', ...titles] = await read(code, ['#body', ...places]);
  return [...body.matchAll(/index=(\d+)/g)].map(([, number]) => titles[Number(number) - 1] ?? '');
}

const withoutNumbers = (text: string): string => text.replaceAll(/index=\d+/g, 'index=');

describe('the text of an article', () => {
  it('leads to the same components after whatever moves, in both languages, and nothing else of it changes', async () => {
    const before = readAll(studio.content);
    const bodies = await Promise.all(CODES.map(bodyOf));
    const named = NAMED.map((number) => `Component ${number}`);
    const move = fc.tuple(fc.constantFrom('up', 'down'), fc.nat({ max: COUNT - 1 }));
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 5 }), async (moves) => {
        for (const [deed, at] of moves) await press(deed, at);
        for (const [at, code] of CODES.entries()) {
          expect(await listNamed(code)).toEqual(named);
          expect(withoutNumbers(await bodyOf(code))).toBe(withoutNumbers(bodies[at] ?? ''));
        }
        expect(readAll(studio.content)).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('is as before when a component has moved there and back: there is no draft', async () => {
    expect(await press('down', 0)).toMatchObject({ kind: 'saved', followed: 'moved' });
    expect(await press('up', 1)).toMatchObject({ kind: 'saved', followed: 'moved' });
    expect(await (await studio.ask(`en/entry/${FEES}`)).text()).toContain('No draft');
    // The text does not name the last one, so nothing is told of it.
    const last = await press('remove', COUNT - 1);
    expect([last.kind, last.followed]).toEqual(['saved', undefined]);
  });

  it('loses the line of a component that goes, later numbers go down, and all comes back byte for byte', async () => {
    const before = readAll(studio.content);
    expect(await press('remove', 0)).toMatchObject({
      kind: 'saved',
      followed: 'lost',
      problems: [],
    });
    expect((await studio.press(`en/publish/${FEES}`)).status).toBe(303);
    for (const code of CODES) {
      const old = before.get(fileOf(code)) ?? '';
      const [head = '', ...rest] = old.split(/^ {2}- component: flashcard-group\n/m);
      const cards = rest.slice(1).map((card) => `  - component: flashcard-group\n${card}`);
      const made = `${head}${cards.join('')}`
        .replace('::multimedia{index=1}\n\n', '')
        .replace('{index=2}', '{index=1}')
        .replace('{index=3}', '{index=2}');
      expect(studio.content.read(fileOf(code))).toBe(made);
    }
    const history = await (await studio.ask('en/history')).text();
    const id = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
    expect((await studio.press(`en/take-back/${FEES}`, { id })).status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('keeps what is typed in it and not saved yet', async () => {
    const base = await bodyOf('en');
    const value = `Typed before the press.\n\n${base}`;
    const key = `${fileOf('en')}##body`;
    expect((await press('down', 1, [{ key, base, value }])).kind).toBe('saved');
    const moved = value.replaceAll(/(?<=index=)[23]/g, (number) => String(5 - Number(number)));
    expect(await bodyOf('en')).toBe(moved);
    // A tab that was opened before shows three texts, and writes no old number over the new ones.
    const late = await studio.save(FEES, [{ key, base, value: `${base}Late` }]);
    expect(late.status).toBe(409);
  });

  it('says without a script, too, that a line went', async () => {
    const gone = await studio.press(`es/parts/${FEES}`, { part: `remove 2 ${LIST}` });
    expect(gone.headers.get('Location')).toContain('done=part-lost');
    const page = await (await studio.ask(`es/entry/${FEES}?done=part-lost`)).text();
    expect(page).toContain('su línea en el texto también se quitó');
    const last = await studio.press(`es/parts/${FEES}`, { part: `remove 2 ${LIST}` });
    expect(last.headers.get('Location')).toContain('done=part-changed');
  });
});
