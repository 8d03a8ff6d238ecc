import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

const HOME = 'fragment/generic/home-landing';
const HOME_FILE = 'fragments/generic/home-landing/master.yaml';
const FEES = 'article/fees';

interface Answer {
  kind: string;
  said?: string;
  problems: Array<{ key?: string; list?: string; said: string }>;
  conflicts?: Array<{ key: string; theirs: string | null }>;
}

/** Presses a button of the page with what is typed, as the script does. */
async function press(entry: string, part: string, changes: object[] = []): Promise<Answer> {
  const body = JSON.stringify({ changes, part });
  return (await (await studio.ask(`en/save/${entry}`, { method: 'POST', body })).json()) as Answer;
}

async function pageOf(entry: string, code = 'en'): Promise<string> {
  return (await studio.ask(`${code}/entry/${entry}`)).text();
}

/** What stands in the fields of an entry. */
async function fieldsOf(entry: string): Promise<Map<string, string>> {
  const keys = [...(await pageOf(entry)).matchAll(/data-key="([^"]+)"/g)].map(
    ([, key = '']) => key,
  );
  const { conflicts = [] } = await press(
    entry,
    'none',
    keys.map((key) => ({ key, base: '?', value: '!' })),
  );
  return new Map(conflicts.map(({ key, theirs }) => [key, theirs ?? '']));
}

async function writeOverExamples(entry: string, words: (key: string) => string): Promise<Answer> {
  const samples = [...(await fieldsOf(entry))].filter(([, text]) => text.startsWith('[['));
  expect(samples.length).toBeGreaterThan(0);
  return press(
    entry,
    'none',
    samples.map(([key, base]) => ({ key, base, value: words(key) })),
  );
}

async function takeBack(entry: string): Promise<void> {
  const history = await (await studio.ask('en/history')).text();
  const id = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
  expect((await studio.press(`en/take-back/${entry}`, { id })).status).toBe(303);
}

function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...now.filter((line) => !old.includes(line)),
    ...old.filter((line) => !now.includes(line)),
  ];
}

describe('an item of a list', () => {
  it('is added in both languages with an example in each field, goes out, and back byte for byte', async () => {
    const before = readAll(studio.content);
    const old = studio.content.read(HOME_FILE);
    const key = `${HOME_FILE}#invitations`;
    expect((await pageOf(HOME)).includes(`value="add 0 ${key}"`)).toBe(true);
    expect((await press(HOME, `add 0 ${key}`)).kind).toBe('saved');
    expect(readAll(studio.content)).toEqual(before);
    const page = await pageOf(HOME, 'es');
    expect(page.includes('aria-label="Invitación 3"')).toBe(true);
    expect(page.includes('[[Ejemplo: Título]]')).toBe(true);
    expect(page.includes('[[Example: Title]]')).toBe(true);
    expect((await studio.press(`en/publish/${HOME}`)).status).toBe(422);
    const saved = await writeOverExamples(HOME, (name) =>
      name.endsWith('path') ? 'faqs' : name.endsWith('picture') ? 'person-rosa-home' : 'Own words',
    );
    expect(saved.problems).toEqual([]);
    expect((await studio.press(`en/publish/${HOME}`)).status).toBe(303);
    const now = studio.content.read(HOME_FILE);
    expect(changedLines(old, now).length).toBe(10);
    const { en, es } = parse(now) as Record<string, { invitations: object[] }>;
    expect([en?.invitations.length, es?.invitations.length]).toEqual([3, 3]);
    await takeBack(HOME);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('moves and goes in both languages with all its bytes, and what was typed is saved with it', async () => {
    const before = readAll(studio.content);
    const old = studio.content.read(HOME_FILE);
    const key = `${HOME_FILE}#ages`;
    const typed = `${HOME_FILE}#en/ages/0/text`;
    const text = /text: '(Start with 1%[^']*)'/.exec(old)?.[1] ?? '';
    const moved = await press(HOME, `down 0 ${key}`, [{ key: typed, base: text, value: 'Begin.' }]);
    expect(moved.kind).toBe('saved');
    const fields = await fieldsOf(HOME);
    expect(fields.get(`${HOME_FILE}#en/ages/1/text`)).toBe('Begin.');
    expect(fields.get(`${HOME_FILE}#es/ages/1/text`)).toMatch(/^Empieza con el 1%/);
    // A tab that was opened before writes over nothing: its place is another item’s by now.
    const late = await studio.save(HOME, [{ key: typed, base: text, value: 'From before' }]);
    expect(late.status).toBe(409);
    expect((await press(HOME, `up 1 ${key}`)).kind).toBe('saved');
    expect((await press(HOME, `remove 6 ${key}`)).kind).toBe('saved');
    expect((await studio.press(`en/publish/${HOME}`)).status).toBe(303);
    const now = studio.content.read(HOME_FILE);
    // One line is written, and one goes in each language.
    expect(changedLines(old, now).length).toBe(4);
    await takeBack(HOME);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('needs no script to come and go', async () => {
    const key = 'articles/fees/article.yaml#sources';
    const page = await pageOf(FEES);
    expect(page).toMatch(
      /<noscript><button[^>]*value="add 0 articles\/fees\/article\.yaml#sources"/,
    );
    const added = await studio.press(`en/parts/${FEES}`, { part: `add 0 ${key}` });
    expect(added.headers.get('Location')).toBe(`/po/studio/en/entry/${FEES}?done=part-changed`);
    const count = (page.match(/data-item/g) ?? []).length;
    expect(((await pageOf(FEES)).match(/data-item/g) ?? []).length).toBe(count + 1);
    await studio.press(`en/parts/${FEES}`, { part: `remove 1 ${key}` });
    expect((await pageOf(FEES)).includes('No draft')).toBe(true);
    const nowhere = await studio.press(`en/parts/${FEES}`, { part: `remove 9 ${key}` });
    expect(nowhere.headers.get('Location')).toContain('done=part-not-changed');
    expect((await studio.press(`en/parts/${FEES}`, { part: 'burn 0 x#y' })).status).toBe(404);
  });

  it('is offered only where the schema takes it', async () => {
    const page = await pageOf(HOME);
    expect(page.includes(`value="add 0 ${HOME_FILE}#stops"`)).toBe(false);
    expect(page.includes(`value="remove 0 ${HOME_FILE}#stops"`)).toBe(false);
    expect(page.includes(`value="down 0 ${HOME_FILE}#stops"`)).toBe(true);
    expect(page.includes(`value="up 0 ${HOME_FILE}#stops"`)).toBe(false);
    expect(page.includes('Always 4.')).toBe(true);
  });

  it('that is one too few is told of its list, once for each language', async () => {
    const key = `${HOME_FILE}#stops`;
    const { problems } = await press(HOME, `remove 0 ${key}`);
    const told = problems.filter(({ list }) => list === key);
    expect(told.map(({ said }) => said.split(':')[0])).toEqual(['English', 'Spanish']);
    expect(told.every(({ key: field }) => field === undefined)).toBe(true);
    expect((await pageOf(HOME)).includes(`data-list="${key}"`)).toBe(true);
    await studio.press(`en/drop/${HOME}`, { version: await versionOf(HOME) });
  });

  it('of a list that somebody else has changed meanwhile is published over nobody: three texts are shown', async () => {
    const key = `${HOME_FILE}#invitations`;
    await press(HOME, `remove 1 ${key}`);
    const old = studio.content.read(HOME_FILE);
    const theirs = old.replace('label: See the family’s story', 'label: Meet the family');
    expect(theirs).not.toBe(old);
    studio.content.write(HOME_FILE, theirs);
    expect((await studio.press(`en/publish/${HOME}`)).status).toBe(422);
    expect(studio.content.read(HOME_FILE)).toBe(theirs);
    const page = await pageOf(HOME);
    const stale = /data-key="([^"]+#en\/invitations\/#whole)" data-stale="([^"]+)"/.exec(page);
    expect(stale?.[2]).toContain('Meet the family');
    // They take the other one.
    const whole = stale?.[1] ?? '';
    const { conflicts } = await press(HOME, 'none', [{ key: whole, base: '?', value: '!' }]);
    const mine = conflicts?.[0]?.theirs ?? null;
    const [, now = ''] = /(invitations:\n(?:    .*\n)+)/.exec(theirs) ?? [];
    const published = now.replaceAll(/^ {2}/gm, '').trimEnd();
    expect(mine).not.toContain('Meet the family');
    const decided = await press(HOME, 'none', [
      { key: whole, base: mine, value: mine, decidedOn: `${published}\n` },
    ]);
    expect(decided.kind).toBe('saved');
    await studio.press(`en/drop/${HOME}`, { version: await versionOf(HOME) });
    studio.content.write(HOME_FILE, old);
  });
});

async function versionOf(entry: string): Promise<string> {
  return /name="version" value="([^"]*)"/.exec(await pageOf(entry))?.[1] ?? '';
}

describe('a value that may be left out', () => {
  it.each([
    [
      'a text in each language',
      'fragment/generic/road-trip',
      'fragments/generic/road-trip/master.yaml',
      'stops/0/noteFrom50',
    ],
    ['a part of a plan', 'company/riverbend', 'companies/riverbend/plan.yaml', 'payout'],
    [
      'a text in both languages at once',
      'company/riverbend',
      'companies/riverbend/company.yaml',
      'unionLandingLabel',
    ],
    [
      'a name in braces',
      'article/beneficiaries',
      'articles/beneficiaries/*.md',
      'multimedia/0/data/items/@tell/detail',
    ],
    ['a list', 'article/beneficiaries', 'articles/beneficiaries/article.yaml', 'insets'],
  ])('is given with an example and taken out again: %s', async (_what, entry, file, path) => {
    const before = readAll(studio.content);
    const page = await pageOf(entry);
    const given = `value="give 0 ${file}#${path}"`;
    expect(page.includes(given), page.match(/value="give[^"]*"/g)?.join('\n')).toBe(true);
    expect((await press(entry, `give 0 ${file}#${path}`)).kind).toBe('saved');
    expect((await pageOf(entry)).includes(given)).toBe(false);
    expect((await press(entry, `clear 0 ${file}#${path}`)).kind).toBe('saved');
    // What was given and taken out is no draft any more.
    expect((await pageOf(entry)).includes('No draft')).toBe(true);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('goes out of what is published, line by line, and back', async () => {
    const before = readAll(studio.content);
    const file = 'articles/fees/en.md';
    expect((await press(FEES, 'clear 0 articles/fees/*.md#closing')).kind).toBe('saved');
    expect((await studio.press(`en/publish/${FEES}`)).status).toBe(303);
    expect(changedLines(before.get(file) ?? '', studio.content.read(file)).length).toBe(1);
    await takeBack(FEES);
    expect(readAll(studio.content)).toEqual(before);
  });
});

describe('whatever is pressed', () => {
  it('changes nothing that is published, and what is in the draft can be read', async () => {
    const before = readAll(studio.content);
    const key = fc.constantFrom(
      'keyPoints',
      'multimedia',
      'multimedia/0/data/items',
      'title',
      'no/such',
      '#body',
    );
    const deed = fc.constantFrom('add', 'remove', 'up', 'down', 'give', 'clear');
    await fc.assert(
      fc.asyncProperty(deed, fc.nat({ max: 4 }), key, async (what, at, name) => {
        await press('article/beneficiaries', `${what} ${at} articles/beneficiaries/*.md#${name}`);
        expect(readAll(studio.content)).toEqual(before);
        expect(
          (await pageOf('article/beneficiaries')).includes(
            'data-key="articles/beneficiaries/en.md#intro"',
          ),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
    await studio.press('en/drop/article/beneficiaries', {
      version: await versionOf('article/beneficiaries'),
    });
  });
});
