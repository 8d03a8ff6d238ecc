import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addServiceSettings, parseSettings } from './launch/service-settings.mjs';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-settings-'));
  file = path.join(folder, 'two.env');
  writeFileSync(file, 'BACKUP_KEEP=7\nSTATE_DIRECTORY=/srv/two\nSECRET_KEY=of-the-service\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('settings are read as systemd reads them', () => {
  const text = [
    '# a comment',
    '; another',
    'PLAIN=a value # and all of it',
    '  SPACED =  around  ',
    `SINGLE='it\\n stays'`,
    'DOUBLE="a \\"word\\" for $5"',
    'LONG=one,\\',
    'two',
    'EMPTY=',
    'no setting',
  ].join('\n');
  expect(parseSettings(text)).toEqual([
    ['PLAIN', 'a value # and all of it'],
    ['SPACED', 'around'],
    ['SINGLE', 'it\\n stays'],
    ['DOUBLE', 'a "word" for $5'],
    ['LONG', 'one,two'],
    ['EMPTY', ''],
  ]);
});

it('a command has the settings of the service, after those of whoever calls', () => {
  const environment = { SENDERO_SETTINGS: file, BACKUP_KEEP: '3' };
  const added = addServiceSettings(environment);
  expect([...added]).toEqual(['STATE_DIRECTORY', 'SECRET_KEY']);
  expect(environment).toMatchObject({
    BACKUP_KEEP: '3',
    STATE_DIRECTORY: '/srv/two',
    SECRET_KEY: 'of-the-service',
  });
});

it('a file that is named has to be there', () => {
  const missing = path.join(folder, 'none.env');
  expect(() => addServiceSettings({ SENDERO_SETTINGS: missing })).toThrow(
    `${missing}, which SENDERO_SETTINGS names, is not there.`,
  );
});
