import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';

const TAKEN = 'fragment/generic/workshop';
const TITLE = 'A workshop in one hour';
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let rita: TestPerson;
let olga: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio();
  olga = await studio.person('Olga', { '*': 'owner' });
  rita = await studio.person('Rita', { riverbend: 'owner' });
  for (const person of [olga, rita]) await person.ask('en/board');
}, PATIENCE_MS);
afterAll(() => studio.close());

function rowOf(board: string, entry: string): string {
  return board.split('<tr>').find((row) => row.includes(`/entry/${entry}"`)) ?? '';
}

describe('what a company takes from the first one', () => {
  it('is on the board of its own people, who are told where it comes from', async () => {
    for (const asked of ['', '?company=riverbend', '?state=inherited&company=riverbend']) {
      const row = rowOf(await rita.read(`en/board${asked}`), TAKEN);
      expect(row, asked).toContain(TITLE);
      expect(row, asked).toContain('Taken from generic, to read only');
    }
    expect(await rita.read('es/board')).toContain('Viene de generic; solo para leer');
    const board = await rita.read('en/board?kind=fragment');
    expect(board).toContain('fragment/riverbend/home-landing');
    expect(board).not.toContain('fragment/generic/home-landing');
    expect(rowOf(await rita.read('en/board?company=generic'), TAKEN)).toBe('');
    const own = rowOf(await olga.read('en/board?kind=fragment&company=riverbend'), TAKEN);
    expect(own).toContain('Taken from generic<');
  });

  it('is read there as it is published, and nothing else is done to it', async () => {
    const key = 'fragments/generic/workshop/master.yaml#en/title';
    const written = { key, base: TITLE, value: 'Only Olga reads this' };
    expect((await olga.save(TAKEN, [written])).status).toBe(200);
    const page = await rita.read(`en/entry/${TAKEN}`);
    expect(page).toContain('Your company takes it from generic');
    expect(page).toContain(TITLE);
    expect(page).toContain('readonly');
    expect(page).not.toContain('Only Olga reads this');
    expect(page).not.toContain('id="save"');
    const preview = await rita.read(`en/preview/${TAKEN}?company=riverbend`);
    expect(preview).not.toContain('Only Olga reads this');
    expect(rowOf(await rita.read('en/board'), TAKEN)).not.toContain('data-state="draft"');
    for (const what of ['check', 'save', 'drop', 'publish', 'send', 'remove'])
      expect((await rita.press(`en/${what}/${TAKEN}`)).status, what).toBe(403);
    expect((await rita.ask(`en/review/${TAKEN}`)).status).toBe(403);
    expect(await olga.read(`en/entry/${TAKEN}`)).toContain('Only Olga reads this');
  });
});
