/** Bits a second of layer III, in thousands, by the number in the head of a frame. */
const RATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLES_A_SECOND = [44_100, 48_000, 32_000] as const;

/** Reads how long an MP3 lasts; undefined for any other file. */
export function readMp3(bytes: Uint8Array): { seconds: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = endOfTag(bytes);
  if (at + 48 > bytes.byteLength || view.getUint16(at) >>> 5 !== 0x7ff) return undefined;
  const head = view.getUint32(at);
  // Layer III only; half the samples where the version is not the first.
  if (((head >>> 17) & 3) !== 1) return undefined;
  const version = (head >>> 19) & 3;
  const isFirst = version === 3;
  const perSecond =
    (SAMPLES_A_SECOND[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const bits = (RATES[isFirst ? 1 : 2][(head >>> 12) & 15] ?? 0) * 1_000;
  if (perSecond === 0 || bits === 0) return undefined;
  const isMono = ((head >>> 6) & 3) === 3;
  const mark = at + 4 + sideInformation(isFirst, isMono);
  const name = String.fromCodePoint(...bytes.subarray(mark, mark + 4));
  const counts = (name === 'Xing' || name === 'Info') && (view.getUint32(mark + 4) & 1) === 1;
  const seconds = counts
    ? (view.getUint32(mark + 8) * (isFirst ? 1_152 : 576)) / perSecond
    : ((bytes.byteLength - at) * 8) / bits;
  return { seconds };
}

function sideInformation(isFirst: boolean, isMono: boolean): number {
  if (isFirst) return isMono ? 17 : 32;
  return isMono ? 9 : 17;
}

/** Where the sound begins behind a tag, whose length has seven bits in each byte. */
function endOfTag(bytes: Uint8Array): number {
  const [i, d, three] = bytes;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  return 10 + bytes.subarray(6, 10).reduce((length, part) => (length << 7) | (part & 0x7f), 0);
}
