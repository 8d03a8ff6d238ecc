export interface Cue {
  start: number;
  end: number;
  text: string;
}

export interface Captions {
  cues: Cue[];
  /** What is wrong, in words for the author; empty when every player can read the file. */
  mistakes: string[];
}

const TIMES = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3}) --> ((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?: .*)?$/;

function seconds(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Reads WebVTT as far as our films use it: a header, and cues in the order of their time. */
export function readCaptions(file: string): Captions {
  const mistakes: string[] = [];
  const cues: Cue[] = [];
  const [head = '', ...blocks] = file
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n].*)?$/s.test(head)) mistakes.push('expected WEBVTT in the first line');
  for (const block of blocks) {
    if (/^(?:NOTE|STYLE|REGION)\b/.test(block)) continue;
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const times = TIMES.exec(lines[at] ?? '');
    const text = lines
      .slice(at + 1)
      .join('\n')
      .trim();
    if (!times || at > 1) {
      mistakes.push(`expected times like 00:01.000 --> 00:04.500, found ${lines[0] ?? ''}`);
      continue;
    }
    const [, start = '', end = ''] = times;
    const cue = { start: seconds(start), end: seconds(end), text };
    if (cue.end <= cue.start) mistakes.push(`expected a cue that lasts, found ${start} --> ${end}`);
    if (cue.start < (cues.at(-1)?.start ?? 0))
      mistakes.push(`expected the cues in order, found ${start} late`);
    if (text === '') mistakes.push(`expected words at ${start}`);
    cues.push(cue);
  }
  if (cues.length === 0 && mistakes.length === 0) mistakes.push('expected at least one cue');
  return { cues, mistakes };
}

/** The share of a film during which a caption shows, from 0 to 1. */
export function coveredShare(cues: readonly Cue[], filmSeconds: number): number {
  let covered = 0;
  let until = 0;
  for (const { start, end } of cues) {
    covered += Math.max(0, Math.min(end, filmSeconds) - Math.max(start, until));
    until = Math.max(until, end);
  }
  return filmSeconds > 0 ? covered / filmSeconds : 0;
}
