import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const EVERYBODY = { Wren: 'writer', Rosa: 'reviewer', Olga: 'owner', Ria: 'reader' } as const;
const ENTRY = 'question/plan-and-saving/yearly-limit';
const FILE = 'faqs/faqs.yaml';
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let people: Record<keyof typeof EVERYBODY, TestPerson>;

beforeAll(async () => {
  studio = await startHostedStudio({ isCheckout: true });
  const named: Array<[string, TestPerson]> = [];
  for (const [name, role] of Object.entries(EVERYBODY)) {
    const person = await studio.person(name, { '*': role });
    await person.ask('en/board');
    named.push([name, person]);
  }
  people = Object.fromEntries(named) as typeof people;
}, PATIENCE_MS);
afterAll(() => studio.close());

function versionIn(page: string): string {
  return /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

describe('what is to be taken off the site', () => {
  it('goes out as every draft does: four eyes, and no owner alone', async () => {
    const before = studio.content.read(FILE);
    const { Wren: wren, Rosa: rosa, Olga: olga, Ria: ria } = people;
    expect((await ria.press(`en/remove/${ENTRY}`)).status).toBe(403);
    expect((await olga.press(`en/remove/${ENTRY}`)).status).toBe(303);
    const refused = await olga.press(`en/publish/${ENTRY}`);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Somebody else has to approve');
    expect(studio.content.read(FILE)).toBe(before);
    expect((await dropDraft(olga, ENTRY)).status).toBe(303);
    expect((await wren.press(`en/remove/${ENTRY}`)).status).toBe(303);
    const version = versionIn(await wren.read(`en/entry/${ENTRY}`));
    const note = 'It is answered elsewhere';
    expect((await wren.press(`en/send/${ENTRY}`, { version, note })).status).toBe(303);
    const page = await rosa.read(`en/review/${ENTRY}`);
    expect(page).toContain(note);
    expect(page).toMatch(/<del><span class="unseen">[^<]*<\/span>id: yearly-limit/);
    const seen = { version: versionIn(page) };
    expect((await rosa.press(`en/approve/${ENTRY}`, seen)).status).toBe(303);
    const now = { version: versionIn(await olga.read(`en/review/${ENTRY}`)) };
    const done = await olga.press(`en/publish/${ENTRY}`, now);
    expect(done.headers.get('Location')).toBe('/po/studio/en/board?done=removed');
    expect(studio.content.read(FILE)).not.toContain('id: yearly-limit');
    expect(studio.git('log', '-1', '--format=%an|%s|%b')).toContain(
      `Wren|Remove ${ENTRY}: ${note}|Reviewed-by: Rosa`,
    );
  });

  it('is shown with the links of others, where an article gets another address', async () => {
    const { Rosa: rosa } = people;
    const key = 'articles/fees/article.yaml#path';
    const base = 'the-small-print-that-eats-savings';
    await rosa.save('article/fees', [{ key, base, value: 'what-fees-take' }]);
    const page = await rosa.read('en/review/article/fees');
    expect(page).toContain('article/compounding · Text');
    expect(page).toContain('</span>what</ins>');
  });
});
