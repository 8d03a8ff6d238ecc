import type { Language } from '#domain/language/language.ts';
import { chooseVoice } from '#domain/speech/choose-voice.ts';
import { sayAloud } from '#domain/speech/say-aloud.ts';

export interface Said {
  words: string;
  language: Language;
  speed: number;
}

/** `taken`: another page or program speaks now. `sound`: the device plays nothing. */
export type VoiceFailure = 'taken' | 'sound' | 'silent';

export interface Hearing {
  onOver: () => void;
  onFailure: (failure: VoiceFailure) => void;
}

const FAILURES: Readonly<Partial<Record<SpeechSynthesisErrorCode, VoiceFailure>>> = {
  canceled: 'taken',
  interrupted: 'taken',
  'audio-busy': 'sound',
  'audio-hardware': 'sound',
};

/** A voice that has not begun by then does not begin any more. */
const PATIENCE_MS = 10_000;
/** No voice needs as long for a letter, at its usual speed. */
const LETTER_MS = 250;
/** Some browsers lose what they are given to say while they fall silent. */
const BREATH_MS = 80;

/**
 * Says it in a voice of this device. Returns what silences it, after which nothing more is heard of it.
 * Pausing is done so too: not every browser goes on after a pause of its own.
 */
export function sayOnDevice({ words, language, speed }: Said, hearing: Hearing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  const settle = (then: () => void): void => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    then();
  };
  const failUnlessWithin = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle(() => {
        speechSynthesis.cancel();
        hearing.onFailure('silent');
      });
    }, ms);
  };
  const utterance = new SpeechSynthesisUtterance(sayAloud(words, language));
  utterance.addEventListener('start', () => {
    if (!isSettled) failUnlessWithin(PATIENCE_MS + (utterance.text.length * LETTER_MS) / speed);
  });
  utterance.addEventListener('end', () => settle(hearing.onOver));
  utterance.addEventListener('error', ({ error }) => {
    settle(() => hearing.onFailure(FAILURES[error] ?? 'silent'));
  });
  const speak = (): void => {
    const voice = chooseVoice(speechSynthesis.getVoices(), language);
    // None but a voice of this device: without one the browser would take any, and send the words away.
    if (!voice) return settle(() => hearing.onFailure('silent'));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed;
    failUnlessWithin(PATIENCE_MS);
    speechSynthesis.speak(utterance);
  };
  if (speechSynthesis.speaking || speechSynthesis.pending || speechSynthesis.paused) {
    speechSynthesis.cancel();
    speechSynthesis.resume();
    timer = setTimeout(speak, BREATH_MS);
  } else speak();
  return () => settle(() => speechSynthesis.cancel());
}
