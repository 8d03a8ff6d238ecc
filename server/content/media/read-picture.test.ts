import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testPng } from '#tests/support/content/test-picture.ts';
import { readPicture } from './read-picture.ts';

/** Our posters say by what they were drawn, which is no part of the picture. */
const POSTER = readFileSync('content/media/posters/mm-fees-en-AVS.jpg');
const COMMENT = POSTER.indexOf(Buffer.from([0xff, 0xfe]));
const JPEG = Buffer.concat([
  POSTER.subarray(0, COMMENT),
  POSTER.subarray(COMMENT + 2 + POSTER.readUInt16BE(COMMENT + 2)),
]);

function webp(...blocks: ReadonlyArray<readonly [name: string, data: number[]]>): Buffer {
  const written = blocks.map(([name, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([
      Buffer.from(name),
      length,
      Buffer.from(data),
      Buffer.alloc(data.length % 2),
    ]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...written]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.byteLength);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** 640 x 360 in the first block of each kind. */
const KINDS = {
  VP8X: [0, 0, 0, 0, 0x7f, 0x02, 0, 0x67, 0x01, 0],
  VP8L: [0x2f, 0x7f, 0xc2, 0x59, 0],
  'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x68, 0x01],
};

describe('a picture', () => {
  it('says its size, and that it holds nothing else', () => {
    expect(readPicture(testPng(30, 20))).toEqual({ width: 30, height: 20, extras: [] });
    for (const [name, data] of Object.entries(KINDS))
      expect(readPicture(webp([name, data])), name).toEqual({
        width: 640,
        height: 360,
        extras: [],
      });
    expect(readPicture(JPEG)).toEqual({ width: 960, height: 540, extras: [] });
    expect(readPicture(POSTER)?.extras).toEqual(['COM']);
  });

  it.each([
    { what: 'a text of a PNG', bytes: testPng(3, 2, [['tEXt', 'Author\0Ana']]), found: 'tEXt' },
    {
      what: 'more than a screen’s colors',
      bytes: testPng(3, 2, [['iCCP', 'x'.repeat(4_097)]]),
      found: 'iCCP',
    },
    { what: 'the camera of a PNG', bytes: testPng(3, 2, [['eXIf', 'MM']]), found: 'eXIf' },
    {
      what: 'the camera of a JPEG',
      bytes: Buffer.concat([
        JPEG.subarray(0, 2),
        Buffer.from([0xff, 0xe1, 0, 4, 1, 2]),
        JPEG.subarray(2),
      ]),
      found: 'APP1',
    },
    {
      what: 'a comment of a JPEG',
      bytes: Buffer.concat([
        JPEG.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, 3, 65]),
        JPEG.subarray(2),
      ]),
      found: 'COM',
    },
    {
      what: 'the camera of a WebP',
      bytes: webp(['VP8X', KINDS.VP8X], ['EXIF', [1, 2]]),
      found: 'EXIF',
    },
    {
      what: 'what stands behind a PNG',
      bytes: Buffer.concat([testPng(3, 2), Buffer.from('PK')]),
      found: 'bytes after the end',
    },
    {
      what: 'what stands behind a JPEG',
      bytes: Buffer.concat([JPEG, Buffer.from('PK')]),
      found: 'bytes after the end',
    },
    {
      what: 'what stands behind a WebP',
      bytes: Buffer.concat([webp(['VP8X', KINDS.VP8X]), Buffer.from('PK')]),
      found: 'bytes after the end',
    },
  ])('tells $what', ({ bytes, found }) => {
    expect(readPicture(bytes)?.extras).toEqual([found]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a PNG', testPng(30, 20).subarray(0, 40)],
    ['half a JPEG', JPEG.subarray(0, JPEG.byteLength / 2)],
    ['half a WebP', webp(['VP8X', KINDS.VP8X]).subarray(0, 24)],
    ['a WebP without a picture', webp(['ALPH', [0, 0]])],
  ])('is not read from %s', (_what, bytes) => {
    expect(readPicture(bytes)).toBeUndefined();
  });
});
