const SAMPLE_RATE = 32_000;
const FADE_IN_SECONDS = 0.25;
const FADE_OUT_SECONDS = 3;
const LOUDNESS = 0.105;

/** One channel of sound, to which instruments add their notes. */
export class Sound {
  readonly rate = SAMPLE_RATE;
  readonly samples: Float32Array;
  #seed: number;

  constructor(seconds: number, seed: number) {
    this.samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
    this.#seed = seed >>> 0 || 1;
  }

  add(seconds: number, index: number, value: number): void {
    const at = Math.round(seconds * this.rate) + index;
    const now = this.samples[at];
    if (now !== undefined) this.samples[at] = now + value;
  }

  /** Random numbers from the seed, so that a film that is made again sounds the same. */
  random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }

  /** Adds the echo of a small wooden room. */
  addRoom(share: number): void {
    const wet = new Float32Array(this.samples.length);
    for (const [delay, back] of [
      [0.0297, 0.72],
      [0.0371, 0.7],
      [0.0411, 0.68],
      [0.0437, 0.66],
    ] as const) {
      const line = new Float32Array(Math.round(delay * this.rate));
      let dull = 0;
      this.samples.forEach((value, index) => {
        const at = index % line.length;
        const out = line[at] ?? 0;
        dull += (out - dull) * 0.55;
        line[at] = value + dull * back;
        wet[index] = (wet[index] ?? 0) + out * 0.25;
      });
    }
    wet.forEach((value, index) => {
      this.samples[index] = (this.samples[index] ?? 0) + value * share;
    });
  }

  /**
   * Brings the sound to the loudness of every film, without clipping a peak, and fades both ends.
   */
  finish(): void {
    const { samples, rate } = this;
    let power = 0;
    for (const value of samples) power += value ** 2;
    const gain = LOUDNESS / Math.max(1e-6, Math.sqrt(power / samples.length));
    samples.forEach((value, index) => {
      const time = index / rate;
      const left = (samples.length - index) / rate;
      const fade = Math.min(1, time / FADE_IN_SECONDS, left / FADE_OUT_SECONDS);
      samples[index] = Math.tanh(value * gain * fade * 1.1) / 1.1;
    });
  }

  toWav(): Buffer {
    const bytes = Buffer.alloc(44 + this.samples.length * 2);
    bytes.write('RIFF', 0);
    bytes.writeUInt32LE(36 + this.samples.length * 2, 4);
    bytes.write('WAVEfmt ', 8);
    bytes.writeUInt32LE(16, 16);
    bytes.writeUInt16LE(1, 20);
    bytes.writeUInt16LE(1, 22);
    bytes.writeUInt32LE(this.rate, 24);
    bytes.writeUInt32LE(this.rate * 2, 28);
    bytes.writeUInt16LE(2, 32);
    bytes.writeUInt16LE(16, 34);
    bytes.write('data', 36);
    bytes.writeUInt32LE(this.samples.length * 2, 40);
    this.samples.forEach((value, index) =>
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2),
    );
    return bytes;
  }
}
