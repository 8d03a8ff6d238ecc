import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { ENTRY, sendTitle, takeLastBack, versionNow } from '#tests/support/studio/one-article.ts';
import { readAll } from '#tests/support/studio/test-studio.ts';

const START = Date.UTC(2026, 10, 24, 12);
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let now = START;
let rosa: TestPerson;
let paul: TestPerson;
let olga: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio({ isCheckout: true, now: () => now });
  rosa = await studio.person('Rosa', { '*': 'reviewer' });
  paul = await studio.person('Paul', { '*': 'publisher' });
  olga = await studio.person('Olga', { '*': 'owner' });
  for (const person of [rosa, paul, olga]) await person.ask('en/board');
}, PATIENCE_MS);
afterAll(() => studio.close());
beforeEach(async () => {
  now = START;
  await studio.database.deleteFrom('studio_proposals').execute();
  await studio.database.deleteFrom('studio_companies').execute();
});

describe('an approval', () => {
  it('holds only while its giver may give it, and somebody else gives another', async () => {
    const before = readAll(studio.content);
    const rita = await studio.person('Rita', { '*': 'reviewer' });
    await rita.ask('en/board');
    await sendTitle(olga, 'Read by somebody who left');
    await rita.press(`en/approve/${ENTRY}`, { version: await versionNow(rita) });
    expect(await paul.read('en/board?state=drafts')).toContain('data-state="approved"');
    await olga.press('en/people/*', { what: 'end', id: rita.id });
    const gone = await paul.press(`en/publish/${ENTRY}`, { version: await versionNow(paul) });
    expect(gone.status).toBe(422);
    const board = await paul.read('en/board?state=drafts');
    expect(board).toContain('data-state="review"');
    expect(board).not.toContain('data-state="approved"');
    const fields = { at: '2026-11-24T09:00', zone: 'America/New_York' };
    await paul.press(`en/time/${ENTRY}`, { version: await versionNow(paul), ...fields });
    now = Date.UTC(2026, 10, 24, 14);
    await studio.running().publishDue();
    expect(readAll(studio.content)).toEqual(before);
    const page = await rosa.read(`en/review/${ENTRY}`);
    expect(page).toContain('Rita had approved it, but could not do so now.');
    expect(page).not.toContain('data-state="approved"');
    await rosa.press(`en/approve/${ENTRY}`, { version: await versionNow(rosa) });
    const done = await paul.press(`en/publish/${ENTRY}`, { version: await versionNow(paul) });
    expect(done.status).toBe(303);
    expect(studio.git('log', '-1', '--format=%B')).toContain('Reviewed-by: Rosa');
    await takeLastBack(paul);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('that an author gave where four eyes were off counts no more once they are on', async () => {
    const before = readAll(studio.content);
    await olga.press('en/people/*', { what: 'four-eyes', is: '0' });
    await sendTitle(paul, 'Mine alone');
    const own = await paul.press(`en/approve/${ENTRY}`, { version: await versionNow(paul) });
    expect(own.status).toBe(303);
    expect(await paul.read('en/board?state=drafts')).toContain('data-state="approved"');
    await olga.press('en/people/*', { what: 'four-eyes', is: '1' });
    expect(await paul.read('en/board?state=drafts')).toContain('data-state="review"');
    const answer = await paul.press(`en/publish/${ENTRY}`, { version: await versionNow(paul) });
    expect(answer.status).toBe(422);
    expect(readAll(studio.content)).toEqual(before);
  });
});
