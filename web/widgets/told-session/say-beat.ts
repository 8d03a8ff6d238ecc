import type { Language } from '#domain/language/language.ts';
import { markSentence } from '../read-aloud/mark-sentence.ts';
import { listSentences } from '../read-aloud/sentences-in-page.ts';
import { sayOnDevice, type Hearing } from '../read-aloud/voice-of-device.ts';

interface Manner {
  language: Language;
  speed: number;
}

/**
 * Says what stands in these parts of a slide, and marks the sentence that is said. Returns what
 * silences it.
 */
export function sayBeat(
  parts: readonly Element[],
  { language, speed }: Manner,
  { onOver, onFailure }: Hearing,
): () => void {
  const sentences = listSentences(parts, { language, table: '' });
  let hush: (() => void) | undefined;
  const sayFrom = (at: number): void => {
    const now = sentences[at];
    markSentence(now);
    if (!now) return onOver();
    hush = sayOnDevice(
      { words: now.words, language, speed },
      { onOver: () => sayFrom(at + 1), onFailure },
    );
  };
  sayFrom(0);
  return () => {
    hush?.();
    markSentence(undefined);
  };
}

export type SayBeat = typeof sayBeat;
