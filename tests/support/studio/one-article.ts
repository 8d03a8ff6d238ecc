import type { TestPerson } from './hosted-studio.ts';

/** The article that the tests of several people write in, and the words it has at first. */
export const ENTRY = 'article/fees';
export const TITLE = 'articles/fees/en.md#title';
export const OLD = 'The small print that eats savings';

/** Saves another title; returns the version of the draft. */
export async function writeTitle(by: TestPerson, value: string, base = OLD): Promise<string> {
  const answer = await by.save(ENTRY, [{ key: TITLE, base, value }]);
  return ((await answer.json()) as { version: string }).version;
}

export async function sendTitle(by: TestPerson, value: string): Promise<void> {
  const version = await writeTitle(by, value);
  await by.press(`en/send/${ENTRY}`, { version, note: 'A shorter title' });
}

/** The version that a person sees in the review. */
export async function versionNow(by: TestPerson): Promise<string> {
  const page = await by.read(`en/review/${ENTRY}`);
  return /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** Takes back what was published last. */
export async function takeLastBack(by: TestPerson): Promise<Response> {
  const id = /name="id" value="(\d+)"/.exec(await by.read('en/history'))?.[1] ?? '';
  return by.press(`en/take-back/${ENTRY}`, { id });
}

/** Throws the draft of an entry away, as its page does. */
export async function dropDraft(
  by: Pick<TestPerson, 'ask' | 'press'>,
  entry: string,
): Promise<Response> {
  const page = await (await by.ask(`en/entry/${entry}`)).text();
  const version = /id="drop"[^]*?name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return by.press(`en/drop/${entry}`, { version });
}
