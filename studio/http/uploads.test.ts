import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownMedia } from '#tests/support/content/own-media.ts';
import { testPng } from '#tests/support/content/test-picture.ts';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

const ENTRY = 'article/fees';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250"><rect width="400" height="250" style="fill:var(--art-deep,#0C5E4E)"/></svg>';
const WORDS = { en: 'A green field', es: 'Un campo verde' };
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ changeContent: ownMedia });
});
afterAll(() => studio.close());

type Files = Readonly<Record<string, string | Buffer>>;

function bring(
  code: string,
  typed: Readonly<Record<string, string>>,
  files: Files,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    body.set(name, new File([new Uint8Array(Buffer.from(bytes))], `${name}.bin`));
  return studio.ask(`${code}/upload/${ENTRY}`, { method: 'POST', body });
}

describe('a drawing that an author brings', () => {
  const FILE = 'media/art/cover-field.svg';

  it('goes into the draft as the cover, with its words in both languages, and out and back with it', async () => {
    const before = studio.content.read('articles/fees/article.yaml');
    const brought = await bring('en', { name: 'cover-field', ...WORDS }, { file: DRAWING });
    expect(brought.headers.get('Location')).toBe(`/po/studio/en/entry/${ENTRY}?done=brought`);
    expect(() => studio.content.read(FILE)).toThrow();
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    expect(studio.content.read(FILE).trim()).toBe(DRAWING);
    expect(studio.content.read('articles/fees/article.yaml')).toContain('image: cover-field\n');
    for (const code of ['en', 'es'] as const)
      expect(studio.content.read(`articles/fees/${code}.md`)).toContain(WORDS[code]);
    const history = await (await studio.ask('en/history')).text();
    const id = /name="id" value="([^"]+)"/.exec(history)?.[1] ?? '';
    expect((await studio.press(`en/take-back/${ENTRY}`, { id })).status).toBe(303);
    expect(() => studio.content.read(FILE)).toThrow();
    expect(studio.content.read('articles/fees/article.yaml')).toBe(before);
  });

  it('does not go out once the draft names another one', async () => {
    await bring('en', { name: 'cover-field', ...WORDS }, { file: DRAWING });
    const key = 'articles/fees/article.yaml#image';
    await studio.save(ENTRY, [{ key, base: 'cover-field', value: 'cover-gate' }]);
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    expect(() => studio.content.read(FILE)).toThrow();
    expect(studio.content.read('articles/fees/article.yaml')).toContain('image: cover-gate\n');
  });

  it('is read by the rules of all drawings, and the page says the line', async () => {
    const svg = DRAWING.replace('<rect', '\n<script>x</script><rect');
    const refused = await bring('en', { name: 'cover-bad', ...WORDS }, { file: svg });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Line 2: expected shapes only');
    expect(page).toContain(`value="${WORDS.es}"`);
    expect(await (await studio.ask('en/board?state=drafts')).text()).not.toContain(ENTRY);
  });
});

describe('a picture that an author brings', () => {
  it('stands as the infographic, byte for byte, with its copy for phones', async () => {
    const [picture, mobile] = [testPng(800, 400), testPng(400, 200)];
    const brought = await bring('es', { name: 'fee-steps', ...WORDS }, { picture, mobile });
    expect(brought.status).toBe(303);
    // The page beside the fields shows it already.
    const shown = await studio.ask('../../media/infographics/fee-steps.png');
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    const place = path.join(studio.content.root, 'media/infographics');
    expect(readFileSync(path.join(place, 'fee-steps.png')).equals(picture)).toBe(true);
    expect(readFileSync(path.join(place, 'fee-steps-mobile.png')).equals(mobile)).toBe(true);
    expect(studio.content.read('articles/fees/es.md')).toContain(
      'infographicPath: "fee-steps.png"',
    );
  });
});

describe('a file', () => {
  const small = testPng(2, 2);

  it.each([
    { what: 'none', files: {}, said: 'Choose a file.' },
    { what: 'words', files: { file: 'hello' }, said: 'This is neither a drawing nor a picture.' },
    {
      what: 'a picture without its script',
      files: { file: small },
      said: 'A picture needs JavaScript',
    },
    {
      what: 'too large a drawing',
      files: { file: DRAWING + ' '.repeat(80_000) },
      said: 'A drawing may have 80 KB',
    },
    {
      what: 'a film named picture',
      files: { picture: 'ftyp', mobile: small },
      said: 'This is neither a drawing nor a picture.',
    },
    {
      what: 'half a picture',
      files: { picture: small.subarray(0, 30), mobile: small },
      said: 'This is neither a drawing nor a picture.',
    },
    {
      what: 'too many points',
      files: { picture: testPng(4_000, 2_001), mobile: small },
      said: 'at most 8 million points',
    },
    {
      what: 'a place where it was taken',
      files: { picture: testPng(2, 2, [['eXIf', 'MM']]), mobile: small },
      said: 'more than its points (eXIf)',
    },
    {
      what: 'too many bytes',
      files: { picture: testPng(2, 2, [['sBIT', 'x'.repeat(1_500_001)]]), mobile: small },
      said: 'A picture may have 1500 KB',
    },
  ])('is refused, and says why: $what', async ({ files, said }) => {
    const refused = await bring('en', { name: 'own', ...WORDS }, files);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(said);
  });

  it('needs words in both languages and a name that is free', async () => {
    const refused = await bring('es', { name: 'cover-gate', en: '', es: '<b>' }, { file: DRAWING });
    const page = await refused.text();
    for (const said of [
      'Ya hay un archivo con este nombre',
      'Completa este campo',
      'Una sola línea',
    ])
      expect(page).toContain(said);
    const named = await bring('en', { name: '../evil', ...WORDS }, { file: DRAWING });
    expect(await named.text()).toContain('Only small letters a to z');
  });

  it('that is larger than any may be is not read at all', async () => {
    const refused = await bring('en', { name: 'own', ...WORDS }, { file: Buffer.alloc(4_000_000) });
    expect(refused.status).toBe(413);
  });
});
