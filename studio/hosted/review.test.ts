import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import {
  ENTRY,
  OLD,
  sendTitle,
  takeLastBack,
  TITLE,
  versionNow,
  writeTitle,
} from '#tests/support/studio/one-article.ts';
import { readAll } from '#tests/support/studio/test-studio.ts';
import { proveTable } from '#server/audit/audit-table.ts';

const EN = 'articles/fees/en.md';
const START = Date.UTC(2026, 10, 24, 12);
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let now = START;
let wren: TestPerson;
let rosa: TestPerson;
let paul: TestPerson;
let olga: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio({ isCheckout: true, now: () => now });
  wren = await studio.person('Wren', { '*': 'writer' });
  rosa = await studio.person('Rosa', { '*': 'reviewer' });
  paul = await studio.person('Paul', { '*': 'publisher' });
  olga = await studio.person('Olga', { '*': 'owner' });
  for (const person of [wren, rosa, paul, olga]) await person.ask('en/board');
}, PATIENCE_MS);
afterAll(() => studio.close());
beforeEach(async () => {
  now = START;
  await studio.database.deleteFrom('studio_proposals').execute();
  await studio.database.deleteFrom('studio_companies').execute();
});

describe('two people of a benefits office', () => {
  it('write one draft, one English and one Spanish', async () => {
    await writeTitle(wren, 'What fees take');
    const es = {
      key: 'articles/fees/es.md#title',
      base: 'La letra chica que se come tus ahorros',
      value: 'Lo que se llevan',
    };
    expect((await rosa.save(ENTRY, [es])).status).toBe(200);
    const page = await paul.read(`en/entry/${ENTRY}`);
    expect(page).toContain('What fees take');
    expect(page).toContain('Lo que se llevan');
    expect(await paul.read(`en/review/${ENTRY}`)).toContain('Wren, Rosa');
  });

  it('on one paragraph see three texts, and neither is overwritten', async () => {
    await writeTitle(wren, 'Mine');
    const other = await rosa.save(ENTRY, [{ key: TITLE, base: OLD, value: 'Theirs' }]);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({
      conflicts: [{ base: OLD, theirs: 'Mine', mine: 'Theirs' }],
    });
    expect(await paul.read(`en/entry/${ENTRY}`)).toContain('Mine');
  });

  it('who save at the same moment both get their words in', async () => {
    const places = ['title', 'intro', 'closing', 'description'];
    const page = await wren.read(`en/entry/${ENTRY}`);
    expect(page).toContain(OLD);
    const answers = await Promise.all(
      places.map(async (place, at) => {
        const [author = wren] = [[wren, rosa, paul, olga][at]];
        const key = `${EN}#${place}`;
        const asked = await author.save(ENTRY, [{ key, base: '?', value: `Own ${place}` }]);
        const { conflicts } = (await asked.json()) as { conflicts: Array<{ theirs: string }> };
        const base = conflicts[0]?.theirs ?? null;
        return author.save(ENTRY, [{ key, base, value: `Own ${place}` }]);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const draft = await wren.read(`en/entry/${ENTRY}`);
    for (const place of places) expect(draft).toContain(`Own ${place}`);
  });
});

describe('a review', () => {
  it('shows the difference in words, and publishes as a commit by the author with the reviewer', async () => {
    const before = readAll(studio.content);
    await sendTitle(wren, 'The small print that takes savings');
    expect(await rosa.read('en/board?state=review')).toContain(ENTRY);
    const page = await rosa.read(`en/review/${ENTRY}`);
    expect(page).toContain('A shorter title');
    expect(page.replaceAll(/<span class="unseen">[^<]*<\/span>/g, '')).toContain(
      'The small print that <del>eats</del><ins>takes</ins> savings',
    );
    expect(page).not.toContain('Publish now');
    const version = await versionNow(rosa);
    expect((await rosa.press(`en/approve/${ENTRY}`, { version })).status).toBe(303);
    const published = await paul.press(`en/publish/${ENTRY}`, { version: await versionNow(paul) });
    expect(published.status).toBe(303);
    expect(studio.content.read(EN)).toContain('The small print that takes savings');
    expect(studio.git('log', '-1', '--format=%an|%B')).toBe(
      `Wren|Publish ${ENTRY}: A shorter title\n\nReviewed-by: Rosa <rosa@example.com>\n\n`,
    );
    const history = await paul.read('es/history');
    const id = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
    expect((await paul.press(`en/take-back/${ENTRY}`, { id })).status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('is needed by four eyes, and no author gives it', async () => {
    const before = readAll(studio.content);
    const version = await writeTitle(paul, 'Mine alone');
    expect((await paul.press(`en/publish/${ENTRY}`, { version })).status).toBe(422);
    await paul.press(`en/send/${ENTRY}`, { version, note: 'x' });
    const sent = await versionNow(paul);
    expect((await paul.press(`en/approve/${ENTRY}`, { version: sent })).status).toBe(422);
    expect((await paul.press(`en/publish/${ENTRY}`, { version: sent })).status).toBe(422);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('holds for the words that were read: the next word needs another one', async () => {
    const before = readAll(studio.content);
    await sendTitle(wren, 'Read by Rosa');
    const read = await versionNow(rosa);
    await writeTitle(wren, 'Not read by Rosa', 'Read by Rosa');
    expect((await rosa.press(`en/approve/${ENTRY}`, { version: read })).status).toBe(422);
    await wren.press(`en/send/${ENTRY}`, { version: await versionNow(wren), note: 'x' });
    await rosa.press(`en/approve/${ENTRY}`, { version: await versionNow(rosa) });
    await writeTitle(wren, 'Slipped in', 'Not read by Rosa');
    const answer = await paul.press(`en/publish/${ENTRY}`, { version: await versionNow(paul) });
    expect(answer.status).toBe(422);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('may be left out where a company’s owner has said so, and the log says who', async () => {
    await olga.press('en/people/*', { what: 'four-eyes', is: '0' });
    const version = await writeTitle(paul, 'At once');
    expect((await paul.press(`en/publish/${ENTRY}`, { version })).status).toBe(303);
    await takeLastBack(paul);
    const rows = await studio.database.selectFrom('studio_audit').selectAll().execute();
    expect(rows).toContainEqual(
      expect.objectContaining({ who: olga.id, deed: 'four-eyes-off', entry: 'company/*' }),
    );
  });

  it('sends back with words that the authors read', async () => {
    await sendTitle(wren, 'Too long');
    await rosa.press(`en/return/${ENTRY}`, { version: await versionNow(rosa), note: 'Say it <b>' });
    const page = await wren.read(`es/entry/${ENTRY}`);
    expect(page).toContain('Devuelto: Say it &lt;b&gt;');
    expect(page).toContain('Enviar a revisión');
  });
});

describe('a review of what has gone out since', () => {
  it('leads to its entry, and whoever presses on its page is told', async () => {
    await olga.press('en/people/*', { what: 'four-eyes', is: '0' });
    const version = await writeTitle(paul, 'Out already');
    await paul.press(`en/publish/${ENTRY}`, { version });
    const page = await rosa.ask(`es/review/${ENTRY}`);
    expect(page.headers.get('Location')).toBe(`/po/studio/es/entry/${ENTRY}`);
    for (const verb of ['approve', 'return', 'time']) {
      const late = await paul.press(`en/${verb}/${ENTRY}`, { version, note: 'Too late' });
      expect(late.headers.get('Location'), verb).toBe(`/po/studio/en/entry/${ENTRY}?done=nothing`);
    }
    const told = await paul.read(`en/entry/${ENTRY}?done=nothing`);
    expect(told).toContain('There was nothing to do: somebody was faster.');
    await takeLastBack(paul);
  });
});

describe('a time', () => {
  async function setTime(at: string): Promise<Response> {
    await sendTitle(wren, 'Out at noon');
    await rosa.press(`en/approve/${ENTRY}`, { version: await versionNow(rosa) });
    const fields = { version: await versionNow(paul), at, zone: 'America/New_York' };
    return paul.press(`en/time/${ENTRY}`, fields);
  }

  it('lets a draft go out by itself, not before', async () => {
    const before = readAll(studio.content);
    expect((await setTime('2026-11-24T09:00')).status).toBe(303);
    await studio.running().publishDue();
    expect(readAll(studio.content)).toEqual(before);
    now = Date.UTC(2026, 10, 24, 14);
    await studio.running().publishDue();
    expect(studio.content.read(EN)).toContain('Out at noon');
    await takeLastBack(paul);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('that is over, or none, is refused', async () => {
    expect((await setTime('2026-11-24T06:59')).status).toBe(422);
    const fields = { version: await versionNow(paul), at: 'noon', zone: 'UTC' };
    expect((await paul.press(`en/time/${ENTRY}`, fields)).status).toBe(422);
  });

  it('publishes for nobody whose role has ended, and says so to the authors', async () => {
    const before = readAll(studio.content);
    await setTime('2026-11-24T09:00');
    await olga.press('en/people/*', { what: 'end', id: paul.id });
    now = Date.UTC(2026, 10, 24, 14);
    await studio.running().publishDue();
    expect(readAll(studio.content)).toEqual(before);
    expect(await wren.read(`en/entry/${ENTRY}`)).toContain('It did not go out at its time.');
    await studio.person('Paul', { '*': 'publisher' });
  });

  it('outlives the end of the studio', async () => {
    const before = readAll(studio.content);
    await setTime('2026-11-24T09:00');
    await studio.reopen();
    now = Date.UTC(2026, 10, 24, 14);
    await studio.running().publishDue();
    expect(studio.content.read(EN)).toContain('Out at noon');
    await takeLastBack(paul);
    expect(readAll(studio.content)).toEqual(before);
  });
});

describe('a role', () => {
  it('for one company opens nothing of what all share', async () => {
    const rita = await studio.person('Rita', { riverbend: 'owner' });
    const board = await rita.read('en/board');
    expect(board).toContain('company/riverbend');
    expect(board).not.toContain('company/generic');
    expect(board).not.toContain('article/fees');
    for (const address of ['en/entry/article/fees', 'en/people/generic', 'en/people/*'])
      expect((await rita.ask(address)).status, address).toBe(403);
    const role = { what: 'give', email: rita.email, name: 'Rita', role: 'owner' };
    for (const company of ['generic', '*'])
      expect((await rita.press(`en/people/${company}`, role)).status).toBe(403);
    expect((await rita.press('en/publish/article/fees')).status).toBe(403);
    expect((await rita.ask('en/people/riverbend')).status).toBe(200);
  });

  it('is asked for by every change, and a take-back by the entry that it is about', async () => {
    const before = readAll(studio.content);
    const rick = await studio.person('Rick', { '*': 'reader', riverbend: 'publisher' });
    await rick.ask('en/board');
    for (const what of ['check', 'save', 'drop', 'publish', 'send', 'approve', 'return', 'time'])
      expect((await rick.press(`en/${what}/${ENTRY}`)).status, what).toBe(403);
    await olga.press('en/people/*', { what: 'four-eyes', is: '0' });
    await writeTitle(olga, 'By Olga');
    await olga.press(`en/publish/${ENTRY}`);
    const id = /name="id" value="(\d+)"/.exec(await olga.read('en/history'))?.[1] ?? '';
    expect((await rick.press('en/take-back/company/riverbend', { id })).status).toBe(404);
    expect(studio.content.read(EN)).toContain('By Olga');
    expect(await rick.read('en/history')).not.toContain(`value="${id}"`);
    await olga.press(`en/take-back/${ENTRY}`, { id });
    expect(readAll(studio.content)).toEqual(before);
    expect(await rick.read(`en/entry/${ENTRY}`)).toContain('readonly');
  });

  it('that was given or ended holds at once, and everything stands in an unbroken log', async () => {
    const give = { what: 'give', email: 'New@Example.com', name: 'New', role: 'writer' };
    expect((await olga.press('en/people/riverbend', give)).status).toBe(303);
    const fresh = await studio.person('New', {});
    expect((await fresh.ask('en/entry/company/riverbend')).status).toBe(200);
    const page = await olga.read('en/people/riverbend');
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await olga.press('en/people/riverbend', { what: 'end', id });
    expect((await fresh.ask('en/entry/company/riverbend')).status).toBe(403);
    expect((await olga.press('en/people/riverbend', { ...give, role: 'king' })).status).toBe(422);
    expect(await proveTable(studio.database)).toMatchObject({ brokenAt: undefined });
    const rows = await studio.database.selectFrom('studio_audit').select('deed').execute();
    const deeds = new Set(rows.map(({ deed }) => deed));
    for (const deed of [
      'signed-in',
      'saved',
      'sent',
      'approved',
      'sent-back',
      'timed',
      'published',
    ])
      expect(deeds).toContain(deed);
    for (const deed of ['taken-back', 'role-given', 'role-ended', 'four-eyes-off'])
      expect(deeds).toContain(deed);
  });
});
