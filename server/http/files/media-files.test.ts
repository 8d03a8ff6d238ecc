import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
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
  let server: TestServer;
  let file: string;

  beforeEach(async () => {
    server = await startTestServer({
      changeContent: (contentDir) =>
        writeFileSync(path.join(contentDir, LONG), Buffer.alloc(LONG_BYTES, 'ID3')),
    });
    file = path.join(server.contentDir ?? '', LONG);
  });
  afterEach(() => server.close());

  async function begin(): Promise<IncomingMessage> {
    const hash = server.content.current.media.get(path.basename(LONG))?.hash;
    const address = `${server.base}/media/files/${hash}/${path.basename(LONG)}`;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, { agent: false }, resolve).once('error', reject);
    });
    expect(answer.headers['content-length']).toBe(String(LONG_BYTES));
    return answer;
  }

  it('that becomes shorter while it is sent is broken off', async () => {
    const answer = await begin();
    writeFileSync(file, 'ID3');
    await expect(buffer(answer)).rejects.toThrow('aborted');
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'media-cut-short', file: LONG }),
    );
  });

  it('that is overwritten while it is sent is broken off before a byte of the other version', async () => {
    const answer = await begin();
    const received: Buffer[] = [];
    const disk = openSync(file, 'r+');
    writeSync(disk, Buffer.alloc(LONG_BYTES, 'ID4'));
    closeSync(disk);
    const reading = (async () => {
      for await (const piece of answer) received.push(piece as Buffer);
    })();
    await expect(reading).rejects.toThrow('aborted');
    expect(Buffer.concat(received).indexOf('ID4')).toBe(-1);
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'media-cut-short', file: LONG }),
    );
  });

  it('in whose place another one is put while it is sent goes out to its end as it was', async () => {
    const answer = await begin();
    writeFileSync(`${file}.new`, Buffer.alloc(LONG_BYTES, 'ID4'));
    renameSync(`${file}.new`, file);
    const bytes = await buffer(answer);
    expect(bytes.byteLength).toBe(LONG_BYTES);
    expect(bytes.indexOf('ID4')).toBe(-1);
  });
});
