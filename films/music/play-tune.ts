import type { Film } from '../film.ts';
import { mallet } from './instruments.ts';
import { Sound } from './sound.ts';
import { MAJOR } from './tune.ts';
import { TUNES } from './tunes.ts';

export interface Piece {
  tune: Film['tune'];
  seconds: number;
  /** Any text, such as the film's name; another name gives another melody. */
  name: string;
  /** The seconds at which a ring sounds. */
  chimes?: readonly number[];
  hasMelody?: boolean;
}

export function playTune({ tune, seconds, name, chimes = [], hasMelody = true }: Piece): Sound {
  const { beatsPerMinute, chords, key, parts, ...melody } = TUNES[tune];
  const sound = new Sound(
    seconds,
    Buffer.from(name).reduce((sum, byte) => sum * 31 + byte, 7),
  );
  const eighth = 30 / beatsPerMinute;
  const bars = Math.ceil(seconds / (eighth * 8));
  let step = 2;
  for (let bar = 0; bar < bars; bar += 1) {
    const chord = chords[bar % chords.length] ?? MAJOR;
    const start = bar * eighth * 8;
    for (const { play, hits, octave, isPitchFixed = false, fromBar = 0 } of parts) {
      if (bar < fromBar) continue;
      for (const [when, tone, length, loudness] of hits) {
        const pitch = isPitchFixed ? octave + tone : key + octave + (chord[tone] ?? 0);
        const human = (sound.random() - 0.5) * 0.012;
        play(sound, {
          at: Math.max(0, start + when * eighth + human),
          pitch,
          length,
          loudness: loudness * (0.9 + sound.random() * 0.2),
        });
      }
    }
    if (!hasMelody || bar < 2 || bar % 4 === 3) continue;
    for (const when of [0, 2, 3, 5, 6]) {
      if (sound.random() < 0.36) continue;
      step = Math.min(
        melody.scale.length - 1,
        Math.max(0, step + Math.round(sound.random() * 4 - 2)),
      );
      const pitch =
        key + melody.melodyOctave + (when === 0 ? (chord[1] ?? 0) : (melody.scale[step] ?? 0));
      melody.singer(sound, {
        at: start + when * eighth,
        pitch,
        length: 0.5,
        loudness: 0.34 + sound.random() * 0.14,
      });
    }
  }
  chimes.forEach((at, index) => {
    const pitch = key + 36 + ([0, 4, 7, 12][index % 4] ?? 0);
    mallet(sound, { at, pitch, length: 1, loudness: 0.4 });
  });
  sound.addRoom(0.22);
  sound.finish();
  return sound;
}
