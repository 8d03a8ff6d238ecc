import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KeptTexts } from './kept-texts.ts';

const TEXT = readFileSync('content/media/art/scene-facts.svg', 'utf8');
const ROOM = 1_000_000;

const ENCODINGS = [
  { encoding: 'br', decode: brotliDecompressSync },
  { encoding: 'gzip', decode: gunzipSync },
  { encoding: 'identity', decode: (bytes: Buffer) => bytes },
] as const;

/** A text that counts how often it was written. */
function makeText(madeOf: string, words = TEXT) {
  const text = {
    madeOf,
    written: 0,
    write: (): string => {
      text.written += 1;
      return words;
    },
  };
  return text;
}

describe('a text that is kept', () => {
  it.each(ENCODINGS)('as $encoding says all its words', async ({ encoding, decode }) => {
    const bytes = await new KeptTexts(ROOM).find(makeText('a'), encoding);
    expect(decode(bytes).toString()).toBe(TEXT);
  });

  it.each(ENCODINGS)('holds no more memory than it sends as $encoding', async ({ encoding }) => {
    const bytes = await new KeptTexts(ROOM).find(makeText('a'), encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  });

  it.each(ENCODINGS)(
    'is written and made as $encoding once for all who ask at the same time',
    async ({ encoding }) => {
      const texts = new KeptTexts(ROOM);
      const text = makeText('a');
      const found = await Promise.all(Array.from({ length: 20 }, () => texts.find(text, encoding)));
      expect(new Set([...found, await texts.find(text, encoding)]).size).toBe(1);
      expect(text.written).toBe(1);
    },
  );

  it('is made in an encoding when that is first asked for, and not written again for it', async () => {
    const texts = new KeptTexts(ROOM);
    const text = makeText('a');
    const weights: number[] = [];
    for (const { encoding } of ENCODINGS) {
      await texts.find(text, encoding);
      weights.push(texts.bytes);
    }
    expect(weights).toEqual([...new Set(weights)].toSorted((a, b) => a - b));
    expect(weights[0]).toBeLessThan(Buffer.byteLength(TEXT));
    expect(text.written).toBe(1);
  });

  it('is another one when it is made of something else', async () => {
    const texts = new KeptTexts(ROOM);
    await texts.find(makeText('a', 'old'), 'identity');
    expect(String(await texts.find(makeText('b', 'new'), 'identity'))).toBe('new');
  });

  it('that could not be written is written for who asks next', async () => {
    const texts = new KeptTexts(ROOM);
    const broken = (): never => {
      throw new Error('No such color');
    };
    await expect(texts.find({ madeOf: 'a', write: broken }, 'br')).rejects.toThrow('No such color');
    expect(texts.bytes).toBe(0);
    expect(String(await texts.find(makeText('a', 'words'), 'identity'))).toBe('words');
  });
});

describe('texts that are more than there is room for', () => {
  it('are dropped, first what nobody has asked for the longest', async () => {
    const scale = new KeptTexts(ROOM);
    await scale.find(makeText('a'), 'br');
    const texts = new KeptTexts(2 * scale.bytes);
    const [first, second, third] = [makeText('a'), makeText('b'), makeText('c')] as const;
    for (const text of [first, second, first, third, first, third]) await texts.find(text, 'br');
    expect([first.written, second.written, third.written]).toEqual([1, 1, 1]);
    expect(texts.bytes).toBe(2 * scale.bytes);
    await texts.find(second, 'br');
    expect(second.written).toBe(2);
  });

  it('never take more, whatever is asked for', async () => {
    const most = 20_000;
    const texts = new KeptTexts(most);
    for (let index = 0; index < 60; index += 1) {
      const { encoding, decode } = ENCODINGS[index % 3] ?? ENCODINGS[0];
      const words = `${index} ${TEXT.slice(0, index * 700)}`;
      const bytes = await texts.find(makeText(String(index % 25) + words.length, words), encoding);
      expect(decode(bytes).toString()).toBe(words);
      expect(texts.bytes).toBeLessThanOrEqual(most);
    }
    expect(texts.bytes).toBeGreaterThan(0);
  });
});
