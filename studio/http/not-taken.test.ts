import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY, OLD, TITLE } from '#tests/support/studio/one-article.ts';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());

function titleOf(length: number): string {
  return JSON.stringify({ changes: [{ key: TITLE, base: OLD, value: 'x'.repeat(length) }] });
}

describe('a save that is not taken', () => {
  it.each([
    { what: 'a text longer than a field takes', body: titleOf(200_001), code: 'too-long' },
    { what: 'more than a request may bring', body: titleOf(30_000_000), code: 'too-long' },
    { what: 'no JSON', body: 'title=Fees', code: 'not-read' },
    { what: 'other names', body: '{"change":[]}', code: 'not-read' },
    {
      what: 'a place that is not there',
      body: JSON.stringify({ changes: [{ key: `${TITLE}/0`, base: null, value: 'x' }] }),
      code: 'no-place',
    },
  ])('because it is $what says so, in both languages', async ({ body, code }) => {
    const ask = async (language: string): Promise<{ kind: string; code: string; said: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', body, headers };
      const answer = await studio.ask(`${language}/save/${ENTRY}`, init);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      return (await answer.json()) as { kind: string; code: string; said: string };
    };
    const [english, spanish] = [await ask('en'), await ask('es')];
    for (const one of [english, spanish]) expect(one).toMatchObject({ kind: 'impossible', code });
    expect(english.said).toMatch(code === 'too-long' ? /longer than/ : /could not read|cannot be/);
    expect(spanish.said).toMatch(code === 'too-long' ? /más largo/ : /no pudo leer|no cabe/);
  });
});
