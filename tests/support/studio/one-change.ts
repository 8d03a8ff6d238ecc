import { expect } from 'vitest';
import type { HostedStudio, TestPerson } from './hosted-studio.ts';
import { ENTRY as FEES, writeTitle } from './one-article.ts';

export const VESTING = 'article/vesting';

export interface People {
  wren: TestPerson;
  rosa: TestPerson;
  paul: TestPerson;
}

/** Three people who have come in. */
export async function invite(studio: HostedStudio): Promise<People> {
  const people = {
    wren: await studio.person('Wren', { '*': 'writer' }),
    rosa: await studio.person('Rosa', { '*': 'reviewer' }),
    paul: await studio.person('Paul', { '*': 'publisher' }),
  };
  for (const person of Object.values(people)) await person.ask('en/board');
  return people;
}

/** Presses a button of the page of a change, or of the version that was seen before. */
export async function pressOf(
  by: TestPerson,
  verb: string,
  { change, ...fields }: { change: string } & Record<string, string>,
): Promise<Response> {
  return by.press(`en/${verb}/${change}`, { version: await changeVersion(by, change), ...fields });
}

export async function changeVersion(by: TestPerson, change: string): Promise<string> {
  const page = await by.read(`en/review/${change}`);
  return new RegExp(`/close/${change}"[^]*?value="([^"]+)"`).exec(page)?.[1] ?? lastOf(page);
}

/** Whoever may not close it has the version in another form. */
function lastOf(page: string): string {
  return [...page.matchAll(/name="version" value="([^"]+)"/g)].at(-1)?.[1] ?? '';
}

export async function draftVersion(by: TestPerson, entry: string): Promise<string> {
  return /name="version" value="([^"]+)"/.exec(await by.read(`en/entry/${entry}`))?.[1] ?? '';
}

export async function joinChange(
  by: TestPerson,
  entry: string,
  into: Record<string, string>,
): Promise<string> {
  const fields = { version: await draftVersion(by, entry), ...into };
  const place = (await by.press(`en/join/${entry}`, fields)).headers.get('Location') ?? '';
  return /change\/[\w-]+/.exec(place)?.[0] ?? '';
}

/** Two titles, by two people, in one change. */
export async function beginChange({ wren, rosa }: People): Promise<string> {
  await writeTitle(wren, 'What fees take');
  const key = 'articles/vesting/en.md#title';
  const shown = await rosa.save(VESTING, [{ key, base: '?', value: '!' }]);
  const { conflicts } = (await shown.json()) as { conflicts: Array<{ theirs: string }> };
  await rosa.save(VESTING, [{ key, base: conflicts[0]?.theirs, value: 'What is yours' }]);
  const change = await joinChange(wren, FEES, { name: 'Two titles' });
  expect(await joinChange(wren, VESTING, { change })).toBe(change);
  return change;
}

/** Takes back what was published last. */
export async function takeChangeBack(by: TestPerson, change: string): Promise<Response> {
  const id = /name="id" value="(\d+)"/.exec(await by.read('en/history'))?.[1] ?? '';
  return by.press(`en/take-back/${change}`, { id });
}
