import { indexWords } from '../search/search-words.ts';
import type { Cue } from './captions.ts';

/** The paragraphs of a transcript; an empty line begins a new one. */
export function splitTranscript(transcript: string): string[] {
  return transcript.split(/\n\s*\n/);
}

/** The number of words that say which caption a paragraph begins with. */
const TELLING = 3;

/**
 * When each paragraph of a transcript is said: the start of the caption that begins with its words.
 * Captions and transcript are one text, but a paragraph is a scene and a caption a line. What is
 * only seen or heard stands in brackets and has no time of its own, and neither have words that no
 * caption begins with.
 */
export function timePassages(transcript: string, cues: readonly Cue[]): Array<number | null> {
  const said = cues.map(({ text }) => firstWords(text.replaceAll(/^\[[^\]]*\]$/gm, '')));
  let next = 0;
  let last = -1;
  return splitTranscript(transcript).map((paragraph) => {
    const words = firstWords(paragraph);
    if (words.length === 0 || paragraph.startsWith('[')) return null;
    const at = said.findIndex((other, cue) => cue >= next && beginAlike(words, other));
    const start = cues[at]?.start;
    if (start === undefined) return null;
    next = at + 1;
    // Two paragraphs of one second would have one id.
    if (Math.floor(start) === last) return null;
    last = Math.floor(start);
    return start;
  });
}

function firstWords(text: string): string[] {
  return indexWords(text).slice(0, TELLING);
}

function beginAlike(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length).every((word, at) => word === other[at]);
}
