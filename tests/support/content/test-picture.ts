import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one color, with blocks of its own before its end. */
export function testPng(
  width: number,
  height: number,
  blocks: ReadonlyArray<readonly [name: string, text: string]> = [],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const points = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    block('IHDR', head),
    block('IDAT', points),
    ...blocks.map(([name, text]) => block(name, Buffer.from(text))),
    block('IEND', Buffer.alloc(0)),
  ]);
}

function block(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
