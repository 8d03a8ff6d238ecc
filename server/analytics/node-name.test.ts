import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { getNodeName } from './node-name.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-name-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));

describe('the name of a node', () => {
  it('is the one of the settings', () => {
    expect(getNodeName('web-1', { file: path.join(folder, 'unused'), log })).toBe('web-1');
  });

  it('is made once and the same after a restart', () => {
    const file = path.join(folder, 'var', 'node-name');
    const name = getNodeName(undefined, { file, log });
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    expect(getNodeName(undefined, { file, log })).toBe(name);
  });

  it('is made anew where its file is empty, and the log says so', () => {
    const file = path.join(folder, 'emptied');
    writeFileSync(file, '\n');
    const name = getNodeName(undefined, { file, log });
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    expect(getNodeName(undefined, { file, log })).toBe(name);
    const said = lines.filter((line) => line.includes('"kept-file-was-empty"'));
    expect(said).toEqual([expect.stringContaining(JSON.stringify(file))]);
  });

  it('is a new one where none can be kept, and the log says so', () => {
    writeFileSync(path.join(folder, 'no-folder'), '');
    const file = path.join(folder, 'no-folder', 'node-name');
    expect(getNodeName(undefined, { file, log })).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.join('')).toContain('"node-name-not-kept"');
  });
});
