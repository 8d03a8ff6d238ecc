import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMp3 } from './read-mp3.ts';

/** A frame of 48,000 bits a second and 32,000 samples, in mono, and silence behind it. */
function sound(byteLength: number, ...tag: number[]): Uint8Array {
  const bytes = new Uint8Array(tag.length + byteLength);
  bytes.set([...tag, 0xff, 0xfb, 0x38, 0xc0]);
  return bytes;
}

describe('the length of an MP3', () => {
  it('is that of its frames, as the first one counts them', () => {
    const bytes = sound(600);
    bytes.set([...Buffer.from('Info'), 0, 0, 0, 1, 0, 0, 0x03, 0xe8], 21);
    expect(readMp3(bytes)?.seconds).toBe((1_000 * 1_152) / 32_000);
  });

  it('is that of its bytes where nothing counts the frames, without the tag before them', () => {
    expect(readMp3(sound(6_000))?.seconds).toBe(1);
    const tag = [...Buffer.from('ID3'), 3, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5];
    expect(readMp3(sound(6_000, ...tag))?.seconds).toBe(1);
  });

  it('of an episode is minutes, and no other file has one', () => {
    const file = 'content/media/audio/podcast-first-check-en.mp3';
    expect(readMp3(readFileSync(file))?.seconds).toBeGreaterThan(240);
    expect(readMp3(new Uint8Array(100))).toBeUndefined();
    expect(readMp3(new Uint8Array())).toBeUndefined();
  });
});
