import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCompletions } from '#studio/browser/completions-answer.ts';
import { NEW_COMPONENTS } from '#studio/fresh/new-component.ts';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

interface Conflict {
  key: string;
  theirs: string | null;
}

/** What stands in the draft at these places. */
async function readPlaces(entry: string, keys: readonly string[]): Promise<Conflict[]> {
  const answer = await studio.save(
    entry,
    keys.map((key) => ({ key, base: '?', value: '!' })),
  );
  return ((await answer.json()) as { conflicts: Conflict[] }).conflicts;
}

describe('a component', () => {
  it.each(NEW_COMPONENTS)(
    '%s is added to both languages, holds the draft back while an example stands, and goes out and back',
    async (component) => {
      // One that has components, and one that has none.
      for (const id of component === 'flipcards' ? ['fees', 'survivors'] : ['survivors']) {
        const entry = `article/${id}`;
        const before = readAll(studio.content);
        const place = /multimedia:/.test(studio.content.read(`articles/${id}/en.md`)) ? 1 : 0;
        const added = await studio.press(`en/component/${entry}`, { component });
        expect(added.headers.get('Location')).toBe(`/po/studio/en/entry/${entry}?done=added`);
        expect(readAll(studio.content)).toEqual(before);
        expect((await studio.press(`en/publish/${entry}`)).status).toBe(422);
        const page = await (await studio.ask(`en/entry/${entry}`)).text();
        const keys = [...page.matchAll(/data-key="(articles[^"]+#multimedia\/\d+\/data[^"]+)"/g)]
          .map(([, key = '']) => key)
          .filter((key) => key.includes(`multimedia/${place}/`) || place === 0);
        const samples = (await readPlaces(entry, keys)).filter(({ theirs }) =>
          theirs?.startsWith('[['),
        );
        expect(samples.length % 2).toBe(0);
        expect(samples.length).toBeGreaterThan(1);
        const saved = await studio.save(
          entry,
          samples.map(({ key, theirs }) => ({ key, base: theirs, value: 'Own words' })),
        );
        expect(((await saved.json()) as { problems: object[] }).problems).toEqual([]);
        expect((await studio.press(`en/publish/${entry}`)).status).toBe(303);
        for (const code of ['en', 'es'])
          expect(studio.content.read(`articles/${id}/${code}.md`)).toContain(
            `- component: "${component}"`,
          );
        const history = await (await studio.ask('en/history')).text();
        const record = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
        expect((await studio.press(`en/take-back/${entry}`, { id: record })).status).toBe(303);
        expect(readAll(studio.content)).toEqual(before);
      }
    },
  );

  it('that the studio does not know, or for what is no article, is not added', async () => {
    for (const [entry, component] of [
      ['article/fees', 'session'],
      ['company/riverbend', 'flipcards'],
    ] as const)
      expect((await studio.press(`en/component/${entry}`, { component })).status).toBe(404);
    const nowhere = await studio.press('en/component/article/no-such', { component: 'flipcards' });
    expect(nowhere.headers.get('Location')).toContain('done=not-brought');
    expect((await studio.ask('en/entry/article/no-such')).status).toBe(404);
  });
});

describe('what the studio proposes', () => {
  it('are links, figures and terms in the words of the author, and the names of what there is', async () => {
    const found: unknown = await (await studio.ask('es/completions')).json();
    if (!isCompletions(found)) throw new Error('A script of ours would not take this answer');
    expect(found.texts).toContainEqual({
      label: 'Enlace: La letra chica que se come tus ahorros',
      said: {
        en: 'The small print that eats savings',
        es: 'La letra chica que se come tus ahorros',
      },
      to: 'articles/fees/the-small-print-that-eats-savings',
    });
    expect(found.texts.find(({ said }) => said['en'] === '{limit.elective}')?.label).toMatch(
      /^Cifra: limit\.elective \(\$[\d,]+\)$/,
    );
    expect(found.texts).toContainEqual({
      label: 'Término: aporte del empleador – employer match',
      said: { en: 'employer match', es: 'aporte del empleador' },
    });
    expect(found.drawings).toContain('cover-gate');
    expect(found.articles).toContain('fees');
    expect(found.films['es']).toContain('latin-encore-es-AVS');
    expect(found.films['en']).toContain('latin-encore-en-AVS');
    expect(found.sounds['es']).toContain('podcast-first-check-es.mp3');
    // Nobody names the copy for small screens, or the film of the other language.
    const wrong = [found.films['es'] ?? [], found.sounds['es'] ?? []]
      .flat()
      .filter((name) => /-mobile-|-en\b/.test(name));
    expect(wrong).toEqual([]);
  });
});
