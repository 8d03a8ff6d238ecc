import type { Sound } from './sound.ts';

interface Note {
  /** The start of the note in seconds. */
  at: number;
  /** A MIDI number: 60 is middle C. */
  pitch: number;
  length: number;
  /** From 0 to 1. */
  loudness: number;
}

export type Instrument = (sound: Sound, note: Note) => void;

function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** A plucked string: a burst of noise that runs around in a loop and loses its edge (Karplus and Strong). */
export const pluck: Instrument = (sound, { at, pitch, length, loudness }) => {
  const { rate } = sound;
  const period = Math.max(2, Math.round(rate / hertz(pitch)));
  const loop = new Float32Array(period);
  let soft = 0;
  for (let index = 0; index < period; index += 1) {
    soft += (sound.random() * 2 - 1 - soft) * 0.42;
    loop[index] = soft;
  }
  const samples = Math.round(Math.min(length + 1.2, 2.6) * rate);
  const release = Math.round(length * rate);
  let gain = loudness * 0.85;
  for (let index = 0; index < samples; index += 1) {
    const here = index % period;
    const value = loop[here] ?? 0;
    loop[here] = 0.4975 * (value + (loop[(here + 1) % period] ?? 0));
    if (index > release) gain *= 0.99985;
    sound.add(at, index, value * gain);
  }
};

/** A wooden bar under a soft mallet. */
export const mallet: Instrument = (sound, { at, pitch, loudness }) => {
  const { rate } = sound;
  const step = (2 * Math.PI * hertz(pitch)) / rate;
  const samples = Math.round(rate * 1.1);
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const body = Math.sin(step * index) * Math.exp(-time * 5);
    const wood = Math.sin(step * 3.98 * index) * Math.exp(-time * 22) * 0.28;
    sound.add(at, index, (body + wood) * loudness * 0.34 * Math.min(1, time * 400));
  }
};

/** An electric piano: a bell's overtone over a round tone. */
export const keys: Instrument = (sound, { at, pitch, length, loudness }) => {
  const { rate } = sound;
  const step = (2 * Math.PI * hertz(pitch)) / rate;
  const samples = Math.round(rate * (length + 0.5));
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const bell = Math.exp(-time * 7) * 1.3 * loudness;
    const off = time > length ? Math.exp(-(time - length) * 9) : 1;
    const value =
      Math.sin(step * index + bell * Math.sin(step * 2 * index)) * Math.exp(-time * 1.5);
    sound.add(at, index, value * loudness * 0.24 * off * Math.min(1, time * 300));
  }
};

/** A slow chord tone that swells and fades. */
export const pad: Instrument = (sound, { at, pitch, length, loudness }) => {
  const { rate } = sound;
  const step = (2 * Math.PI * hertz(pitch)) / rate;
  const samples = Math.round(rate * length);
  for (let index = 0; index < samples; index += 1) {
    const part = index / samples;
    const shape = Math.min(1, part * 4, (1 - part) * 3);
    const value =
      Math.sin(step * index) +
      0.35 * Math.sin(step * 1.004 * index + 1) +
      0.18 * Math.sin(step * 2 * index);
    sound.add(at, index, value * shape * loudness * 0.075);
  }
};

export const bass: Instrument = (sound, { at, pitch, length, loudness }) => {
  const { rate } = sound;
  const step = (2 * Math.PI * hertz(pitch)) / rate;
  const samples = Math.round(rate * (length + 0.15));
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const off = time > length ? Math.exp(-(time - length) * 24) : 1;
    const value = Math.sin(step * index) + 0.4 * Math.sin(step * 2 * index) * Math.exp(-time * 6);
    sound.add(
      at,
      index,
      value * loudness * 0.3 * Math.exp(-time * 1.6) * off * Math.min(1, time * 200),
    );
  }
};

/** Seeds in a gourd; a higher pitch sounds brighter. */
export const shaker: Instrument = (sound, { at, pitch, length, loudness }) => {
  const { rate } = sound;
  const samples = Math.round(rate * (length + 0.05));
  let low = 0;
  for (let index = 0; index < samples; index += 1) {
    const part = index / samples;
    const noise = sound.random() * 2 - 1;
    low += (noise - low) * (pitch / 127);
    sound.add(
      at,
      index,
      (noise - low) * loudness * 0.11 * Math.min(1, part * 12) * (1 - part) ** 2,
    );
  }
};

/** A hand on a small drum. */
export const drum: Instrument = (sound, { at, pitch, loudness }) => {
  const { rate } = sound;
  const samples = Math.round(rate * 0.35);
  let phase = 0;
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    phase += (2 * Math.PI * hertz(pitch) * (1 + 0.7 * Math.exp(-time * 40))) / rate;
    const skin = (sound.random() * 2 - 1) * Math.exp(-time * 120) * 0.3;
    sound.add(at, index, (Math.sin(phase) * Math.exp(-time * 13) + skin) * loudness * 0.36);
  }
};

/** Two sticks of wood. */
export const clave: Instrument = (sound, { at, loudness }) => {
  const { rate } = sound;
  for (let index = 0; index < rate * 0.12; index += 1) {
    const time = index / rate;
    sound.add(
      at,
      index,
      Math.sin(2 * Math.PI * 1850 * time) * Math.exp(-time * 60) * loudness * 0.16,
    );
  }
};
