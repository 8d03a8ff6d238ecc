export const READING_SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** Where a text is read aloud by now. */
export interface Reading {
  /** The sentence, counted from 0. */
  at: number;
  status: 'resting' | 'reading' | 'paused' | 'ended';
  speed: (typeof READING_SPEEDS)[number];
}

export type ReadingAct =
  | 'read'
  | 'pause'
  /** The voice has said its sentence. */
  | 'sentence over'
  | 'back'
  | 'forward'
  | 'speed'
  | 'stop';

export const NOTHING_READ: Reading = { at: 0, status: 'resting', speed: 1 };

/** What becomes of a text of so many sentences that is read when something happens. */
export function readOn(reading: Reading, act: ReadingAct, sentences: number): Reading {
  const { at, status, speed } = reading;
  const last = Math.max(0, sentences - 1);
  switch (act) {
    case 'read':
      if (sentences === 0) return reading;
      return { ...reading, at: status === 'ended' ? 0 : at, status: 'reading' };
    case 'pause':
      return status === 'reading' ? { ...reading, status: 'paused' } : reading;
    case 'sentence over':
      if (status !== 'reading') return reading;
      return at < last ? { ...reading, at: at + 1 } : { ...reading, status: 'ended' };
    case 'back':
      return { ...stepped(reading), at: status === 'ended' ? at : Math.max(0, at - 1) };
    case 'forward':
      return status === 'ended' ? reading : { ...stepped(reading), at: Math.min(last, at + 1) };
    case 'speed': {
      const next = (READING_SPEEDS.indexOf(speed) + 1) % READING_SPEEDS.length;
      return { ...reading, speed: READING_SPEEDS[next] ?? 1 };
    }
    case 'stop':
      return { ...NOTHING_READ, speed };
  }
}

/** What is read goes on from the sentence that was stepped to; anything else waits there. */
function stepped(reading: Reading): Reading {
  return reading.status === 'ended' ? { ...reading, status: 'paused' } : reading;
}
