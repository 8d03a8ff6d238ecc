import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveTable } from '#server/audit/audit-table.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { ENTRY as FEES, writeTitle } from '#tests/support/studio/one-article.ts';
import {
  beginChange,
  changeVersion,
  draftVersion,
  invite,
  joinChange,
  pressOf,
  takeChangeBack,
  VESTING,
  type People,
} from '#tests/support/studio/one-change.ts';
import { readAll } from '#tests/support/studio/test-studio.ts';

const EN = 'articles/fees/en.md';
const COMPANY = 'company/riverbend';
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;

/** Nobody sets the clock of a database that several nodes share, so the time of the change is set instead. */
async function letTimeCome(change: string): Promise<void> {
  await studio.database
    .updateTable('studio_proposals')
    .set({ publish_at: 0 })
    .where('entry', '=', change)
    .execute();
}

/** Gives the company another name. */
async function writeName(by: TestPerson, value: string): Promise<void> {
  const key = 'companies/riverbend/company.yaml#name';
  const shown = await by.save(COMPANY, [{ key, base: '?', value: '!' }]);
  const { conflicts } = (await shown.json()) as { conflicts: Array<{ theirs: string }> };
  await by.save(COMPANY, [{ key, base: conflicts[0]?.theirs, value }]);
}

async function empty(): Promise<void> {
  await studio.database.deleteFrom('studio_proposals').execute();
  await studio.database.deleteFrom('studio_companies').execute();
}

describeOnEachDatabase('a named change of several people', ({ url }) => {
  let people: People;

  beforeAll(async () => {
    studio = await startHostedStudio({ isCheckout: true, databaseUrl: url() });
    people = await invite(studio);
  }, PATIENCE_MS);
  afterAll(() => studio.close());
  beforeEach(empty);

  it('is sent, approved by somebody who wrote nothing in it, published and taken back as one', async () => {
    const { wren, rosa, paul } = people;
    const before = readAll(studio.content);
    const change = await beginChange(people);
    const rita = await studio.person('Rita', { '*': 'reviewer' });
    await rita.ask('en/board');
    expect((await pressOf(wren, 'send', { change, note: 'Shorter' })).status).toBe(303);
    expect(await rita.read('es/board')).toContain('Two titles');
    const page = await rita.read(`en/review/${change}`);
    expect(page).toContain('by Wren, Rosa');
    expect(page).toContain('Its authors say: Shorter');
    // Rosa has written in one of its entries.
    expect((await pressOf(rosa, 'approve', { change })).status).toBe(422);
    expect((await pressOf(paul, 'publish', { change })).status).toBe(422);
    expect((await pressOf(rita, 'approve', { change })).status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
    const done = await pressOf(paul, 'publish', { change });
    expect(done.headers.get('Location')).toContain('history?done=published');
    expect(studio.git('log', '-1', '--format=%an|%B')).toBe(
      `Wren|Publish Two titles: Shorter\n\n${FEES}\n${VESTING}\n\nReviewed-by: Rita <rita@example.com>\n\n`,
    );
    expect(studio.content.read('articles/vesting/en.md')).toContain('What is yours');
    expect((await takeChangeBack(paul, change)).status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
    const rows = await studio.database.selectFrom('studio_audit').selectAll().execute();
    for (const [deed, entry] of [
      ['joined', `${change}/${VESTING}`],
      ['sent', change],
      ['approved', change],
      ['published', change],
      ['taken-back', change],
    ])
      expect(rows).toContainEqual(expect.objectContaining({ deed, entry }));
    expect((await proveTable(studio.database)).brokenAt).toBeUndefined();
  });

  it.each([
    'a new word',
    'a draft that is thrown away',
    'a draft that leaves',
    'a draft that comes',
  ])('needs another approval after %s', async (what) => {
    const { wren, rosa, paul } = people;
    const before = readAll(studio.content);
    const change = await beginChange(people);
    const rita = await studio.person('Rita', { '*': 'reviewer' });
    await rita.ask('en/board');
    await pressOf(wren, 'send', { change, note: 'Shorter' });
    await pressOf(rita, 'approve', { change });
    const version = await changeVersion(paul, change);
    if (what === 'a new word') await writeTitle(wren, 'Slipped in', 'What fees take');
    else if (what === 'a draft that comes') {
      const key = 'articles/rollovers/en.md#title';
      const entry = 'article/rollovers';
      const shown = await wren.save(entry, [{ key, base: '?', value: '!' }]);
      const { conflicts } = (await shown.json()) as { conflicts: Array<{ theirs: string }> };
      await wren.save(entry, [{ key, base: conflicts[0]?.theirs, value: 'Slipped in' }]);
      await joinChange(wren, entry, { change });
    } else {
      const verb = what === 'a draft that leaves' ? 'leave' : 'drop';
      await rosa.press(`en/${verb}/${VESTING}`, { version: await draftVersion(rosa, VESTING) });
    }
    expect((await paul.press(`en/publish/${change}`, { version })).status).toBe(422);
    expect((await pressOf(paul, 'publish', { change })).status).toBe(422);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('on each step by two presses of the same moment does it once, and both are told', async () => {
    const { wren, rosa } = people;
    const change = await beginChange(people);
    const rita = await studio.person('Rita', { '*': 'reviewer' });
    await rita.ask('en/board');
    const steps = [
      [wren, 'send', { note: 'Twice' }],
      [rita, 'approve', {}],
      [rosa, 'return', { note: 'Again' }],
    ] as const;
    for (const [by, verb, fields] of steps) {
      const version = await changeVersion(by, change);
      const answers = await Promise.all(
        [1, 2].map(() => by.press(`en/${verb}/${change}`, { version, ...fields })),
      );
      expect(
        answers.map(({ status }) => status),
        verb,
      ).toEqual([303, 303]);
      const rows = await studio.database
        .selectFrom('studio_audit')
        .select('deed')
        .where('entry', '=', change)
        .execute();
      const deed = { send: 'sent', approve: 'approved', return: 'sent-back' }[verb];
      expect(
        rows.filter((row) => row.deed === deed),
        verb,
      ).toHaveLength(1);
    }
    expect(await wren.read(`es/review/${change}`)).toContain('Devuelto: Again');
  });

  it('goes out by itself at its time, and not if whoever set it may do so no more', async () => {
    const { wren, paul } = people;
    const before = readAll(studio.content);
    const rita = await studio.person('Rita', { '*': 'reviewer' });
    await rita.ask('en/board');
    const olga = await studio.person('Olga', { '*': 'owner' });
    await olga.ask('en/board');
    const plan = async (): Promise<string> => {
      const change = await beginChange(people);
      await pressOf(wren, 'send', { change, note: 'At noon' });
      await pressOf(rita, 'approve', { change });
      const at = { at: '2999-11-24T13:00', zone: 'UTC' };
      expect((await pressOf(paul, 'time', { change, ...at })).status).toBe(303);
      return change;
    };
    const change = await plan();
    await studio.running().publishDue();
    expect(readAll(studio.content)).toEqual(before);
    await letTimeCome(change);
    await studio.running().publishDue();
    expect(studio.content.read(EN)).toContain('What fees take');
    expect(studio.content.read('articles/vesting/en.md')).toContain('What is yours');
    await takeChangeBack(paul, change);
    expect(readAll(studio.content)).toEqual(before);
    await empty();
    const other = await plan();
    await olga.press('en/people/*', { what: 'end', id: paul.id });
    await letTimeCome(other);
    await studio.running().publishDue();
    expect(readAll(studio.content)).toEqual(before);
    expect(await wren.read(`en/review/${other}`)).toContain('It did not go out at its time.');
    await studio.person('Paul', { '*': 'publisher' });
  });

  it('is for those who may do it for each of its companies; others only hear that there is one', async () => {
    const { wren } = people;
    const rick = await studio.person('Rick', { riverbend: 'owner' });
    await rick.ask('en/board');
    await writeName(rick, 'Riverbend Works');
    const own = await joinChange(rick, COMPANY, { name: 'Our own name' });
    expect((await rick.ask(`en/review/${own}`)).status).toBe(200);
    await writeTitle(wren, 'What fees take');
    expect(await joinChange(wren, FEES, { change: own })).toBe(own);
    expect((await rick.ask(`en/review/${own}`)).status).toBe(403);
    for (const verb of ['send', 'approve', 'return', 'time', 'publish', 'take-back', 'close'])
      expect((await rick.press(`en/${verb}/${own}`)).status, verb).toBe(403);
    const board = await rick.read('en/board');
    expect(board).toContain('Part of a change of several entries');
    for (const told of [own, 'Our own name']) expect(board).not.toContain(told);
    const page = await rick.read(`en/entry/${COMPANY}`);
    expect(page).toContain('Part of a change of several entries');
    expect(page).not.toContain(own);
    const version = await draftVersion(rick, COMPANY);
    const left = await rick.press(`en/leave/${COMPANY}`, { version });
    expect(left.headers.get('Location')).toContain('done=left');
    const back = { version: await draftVersion(rick, COMPANY), change: own };
    expect((await rick.press(`en/join/${COMPANY}`, back)).status).toBe(404);
    const reader = await studio.person('Rhea', { '*': 'reader' });
    await reader.ask('en/board');
    expect(await reader.read(`en/review/${own}`)).not.toContain('<button class="quiet">Yes, close');
    expect((await reader.press(`en/close/${own}`)).status).toBe(403);
    expect((await reader.press(`en/join/${FEES}`)).status).toBe(403);
  });

  it('that is empty is shown to who began it and to those of what all share, and to nobody else', async () => {
    const { wren } = people;
    const rick = await studio.person('Rick', { riverbend: 'writer' });
    const rosalind = await studio.person('Rosalind', { riverbend: 'writer' });
    for (const person of [rick, rosalind]) await person.ask('en/board');
    await writeName(rick, 'Riverbend Works');
    const own = await joinChange(rick, COMPANY, { name: 'Our own name' });
    expect(await rosalind.read('en/board')).toContain('Our own name');
    await rick.press(`en/leave/${COMPANY}`, { version: await draftVersion(rick, COMPANY) });
    for (const [person, status] of [
      [rick, 200],
      [wren, 200],
      [rosalind, 403],
    ] as const) {
      expect((await person.ask(`en/review/${own}`)).status, person.email).toBe(status);
      for (const page of ['en/board', `es/entry/${COMPANY}`])
        expect((await person.read(page)).includes('Our own name'), person.email).toBe(
          status === 200,
        );
    }
    expect((await rosalind.press(`en/close/${own}`)).status).toBe(403);
    const version = await draftVersion(rosalind, COMPANY);
    const foreign = await rosalind.press(`en/join/${COMPANY}`, { version, change: own });
    expect(foreign.status).toBe(404);
    expect(await joinChange(rick, COMPANY, { change: own })).toBe(own);
    await rick.press(`en/leave/${COMPANY}`, { version: await draftVersion(rick, COMPANY) });
    const closed = { version: await changeVersion(rick, own) };
    for (const press of [1, 2])
      expect((await rick.press(`en/close/${own}`, closed)).status, `press ${press}`).toBe(303);
  });

  it('leads a page from before it went out to the history, and one from before it was closed to the board', async () => {
    const { wren, paul } = people;
    await studio.database
      .insertInto('studio_companies')
      .values({ company_id: '*', four_eyes: 0 })
      .execute();
    const change = await beginChange(people);
    const version = await changeVersion(paul, change);
    expect((await paul.press(`en/publish/${change}`, { version })).status).toBe(303);
    const out = await wren.ask(`es/review/${change}`);
    expect(out.headers.get('Location')).toBe('/po/studio/es/history');
    for (const verb of ['send', 'approve', 'return']) {
      const late = await paul.press(`es/${verb}/${change}`, { version, note: 'Too late' });
      expect(late.headers.get('Location'), verb).toBe('/po/studio/es/history?done=nothing');
    }
    expect(await paul.read('es/history?done=nothing')).toContain('alguien llegó primero');
    await takeChangeBack(paul, change);
    const closed = await beginChange(people);
    await pressOf(wren, 'close', { change: closed });
    const late = await paul.press(`en/approve/${closed}`, { version });
    expect(late.headers.get('Location')).toBe('/po/studio/en/board?done=nothing');
    expect(await paul.read('en/board?done=nothing')).toContain('somebody was faster');
  });
});
