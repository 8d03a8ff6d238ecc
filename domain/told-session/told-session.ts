export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
type Speed = (typeof SPEEDS)[number];

/** How long each beat of each slide stands at the usual speed; a slide has at least one beat. */
export type Slides = ReadonlyArray<readonly number[]>;

/** Where a session is told by now. */
export interface Telling {
  /** Counted from 0. */
  slide: number;
  beat: number;
  status: 'resting' | 'playing' | 'paused' | 'ended';
  speed: Speed;
}

export type Act =
  | 'play'
  | 'pause'
  /** The beat has stood for its time. */
  | 'beat over'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'speed'
  | { slide: number };

/** Before anybody has begun; where somebody stopped, it stands there. */
export function beginTelling(slides: Slides, slide = 0): Telling {
  return { slide: within(slides, slide), beat: 0, status: 'resting', speed: 1 };
}

/** What becomes of a session that is told when something happens. */
export function tell(telling: Telling, act: Act, slides: Slides): Telling {
  if (typeof act === 'object')
    return { ...stepped(telling), slide: within(slides, act.slide), beat: 0 };
  switch (act) {
    case 'play':
      return telling.status === 'ended'
        ? { ...telling, slide: 0, beat: 0, status: 'playing' }
        : { ...telling, status: 'playing' };
    case 'pause':
      return telling.status === 'playing' ? { ...telling, status: 'paused' } : telling;
    case 'beat over':
      return telling.status === 'playing' ? goOn(telling, slides) : telling;
    case 'forward':
      return telling.status === 'ended' ? telling : goOn(stepped(telling), slides);
    case 'back':
      return goBack(stepped(telling), slides);
    case 'first':
      return { ...stepped(telling), slide: 0, beat: 0 };
    case 'last':
      return { ...stepped(telling), slide: slides.length - 1, beat: 0 };
    case 'speed':
      return { ...telling, speed: nextSpeed(telling.speed) };
  }
}

/** Whoever steps by hand has begun; what plays goes on playing from there. */
function stepped(telling: Telling): Telling {
  return { ...telling, status: telling.status === 'playing' ? 'playing' : 'paused' };
}

function goOn(telling: Telling, slides: Slides): Telling {
  const { slide, beat } = telling;
  if (beat + 1 < beatsOf(slides, slide)) return { ...telling, beat: beat + 1 };
  if (slide + 1 < slides.length) return { ...telling, slide: slide + 1, beat: 0 };
  return { ...telling, status: 'ended' };
}

function goBack(telling: Telling, slides: Slides): Telling {
  const { slide, beat } = telling;
  if (beat > 0) return { ...telling, beat: beat - 1 };
  if (slide === 0) return telling;
  return { ...telling, slide: slide - 1, beat: beatsOf(slides, slide - 1) - 1 };
}

function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

function within(slides: Slides, slide: number): number {
  return Math.min(Math.max(0, Math.trunc(slide) || 0), slides.length - 1);
}

function beatsOf(slides: Slides, slide: number): number {
  return slides[slide]?.length ?? 0;
}

/** How long the beat that is told now stands. */
export function msOfBeat({ slide, beat, speed }: Telling, slides: Slides): number {
  return (slides[slide]?.[beat] ?? 0) / speed;
}

/** How much of the session was told before this beat, at the usual speed. */
export function msBefore({ slide, beat, status }: Telling, slides: Slides): number {
  if (status === 'ended') return wholeMs(slides);
  return wholeMs(slides.slice(0, slide)) + sum((slides[slide] ?? []).slice(0, beat));
}

export function wholeMs(slides: Slides): number {
  return sum(slides.map(sum));
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((whole, length) => whole + length, 0);
}
