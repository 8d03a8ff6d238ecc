import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';
import type { MediaFile } from '../../content/content-set.ts';
import { describeBytes } from '../../content/media/load-media.ts';
import { stampOf } from '../../content/source-tree.ts';
import { MediaFiles } from './media-files.ts';

const NAME = 'one.vtt';
const WORDS = Buffer.from('WEBVTT\n');

let root: string;
let files: MediaFiles;
let media: MediaFile;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-media-'));
});
beforeEach(() => {
  const file = path.join(root, NAME);
  writeFileSync(file, WORDS);
  files = new MediaFiles(root);
  const stamp = stampOf(statSync(file));
  media = { name: NAME, file: NAME, stamp, type: 'text/vtt', ...describeBytes(NAME, WORDS) };
});
afterAll(() => rmSync(root, { recursive: true }));

const read = () => files.read(media, undefined, () => undefined);

/** Writes more into the file while its bytes are read. */
async function writeWhileItIsRead(): Promise<void> {
  const file = path.join(root, NAME);
  const handle = await open(file);
  const ofEveryFile = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(ofEveryFile, 'readFile').mockImplementationOnce(() => {
    appendFileSync(file, '\nNOTE another\n');
    return Promise.resolve(WORDS);
  });
}

describe('a small file', () => {
  it('is read once, and then kept under its hash', async () => {
    expect(await read()).toEqual(new Uint8Array(WORDS));
    rmSync(path.join(root, NAME));
    expect(await read()).toEqual(new Uint8Array(WORDS));
  });

  it('that is written while it is read is neither sent nor kept', async () => {
    await writeWhileItIsRead();
    expect(await read()).toBeUndefined();
    expect(await read()).toBeUndefined();
  });
});

/** More than lies between two ends of a connection, of which one does not read. */
const LONG_BYTES = 64_000_000;
const LONG = 'media/audio/long.mp3';

describe('a large file', () => {
  it('that becomes shorter while it is sent is broken off', async () => {
    const server = await startTestServer({
      changeContent: (contentDir) =>
        writeFileSync(path.join(contentDir, LONG), Buffer.alloc(LONG_BYTES, 'ID3')),
    });
    const { contentDir = '' } = server;
    const hash = server.content.current.media.get(path.basename(LONG))?.hash;
    const address = `${server.base}/media/files/${hash}/${path.basename(LONG)}`;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, { agent: false }, resolve).once('error', reject);
    });
    expect(answer.headers['content-length']).toBe(String(LONG_BYTES));
    writeFileSync(path.join(contentDir, LONG), 'ID3');
    await expect(buffer(answer)).rejects.toThrow('aborted');
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'media-cut-short', file: LONG }),
    );
    await server.close();
  });
});
