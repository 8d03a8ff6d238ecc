import type { Page } from '@playwright/test';

interface FakeVoice {
  name: string;
  lang: string;
  localService: boolean;
}

export const ON_DEVICE: readonly FakeVoice[] = [
  { name: 'Samantha', lang: 'en-US', localService: true },
  { name: 'Mónica', lang: 'es-ES', localService: true },
  { name: 'Paulina', lang: 'es-MX', localService: true },
  { name: 'Cloud', lang: 'en-US', localService: false },
];
export const ELSEWHERE: readonly FakeVoice[] = [
  { name: 'Cloud', lang: 'en-US', localService: false },
  { name: 'Nube', lang: 'es-US', localService: false },
];

interface Heard {
  text: string;
  voice: string;
  isLocal: boolean;
  rate: number;
}

interface FakeSpeech {
  heard: Heard[];
  isSpeaking: boolean;
  /** Says the sentence to its end. */
  finish: () => void;
  fail: (error: string) => void;
  addVoices: (voices: readonly FakeVoice[]) => void;
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/**
 * Gives every page that follows a browser with these voices, which say a sentence for as long as the test
 * wants, or each at once.
 */
export async function fakeVoices(
  page: Page,
  voices: readonly FakeVoice[],
  saysAtOnce = false,
): Promise<void> {
  await page.addInitScript(
    ({ first, isFast }) => {
      class Utterance extends EventTarget {
        voice: FakeVoice | null = null;
        lang = '';
        rate = 1;
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      let known = first;
      let current: Utterance | undefined;
      const tell = (utterance: Utterance, type: string, more = {}): void => {
        utterance.dispatchEvent(Object.assign(new Event(type), more));
      };
      const end = (type: string, more = {}): void => {
        const ended = current;
        current = undefined;
        if (ended) tell(ended, type, more);
      };
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => known,
        pending: false,
        paused: false,
        pause: () => undefined,
        resume: () => undefined,
        cancel: () => end('error', { error: 'canceled' }),
        speak: (utterance: Utterance) => {
          if (utterance.text === '') return;
          if (!utterance.voice) throw new Error('No voice was chosen');
          current = utterance;
          const { text, rate, voice } = utterance;
          window.fakeSpeech.heard.push({
            text,
            rate,
            voice: voice.name,
            isLocal: voice.localService,
          });
          tell(utterance, 'start');
          if (isFast) setTimeout(() => current === utterance && end('end'));
        },
      });
      Object.defineProperty(speech, 'speaking', { get: () => current !== undefined });
      window.fakeSpeech = {
        heard: [],
        get isSpeaking() {
          return current !== undefined;
        },
        finish: () => end('end'),
        fail: (error) => end('error', { error }),
        addVoices: (more) => {
          known = [...known, ...more];
          speech.dispatchEvent(new Event('voiceschanged'));
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    },
    { first: voices, isFast: saysAtOnce },
  );
}

export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.fakeSpeech.heard);
}

/** The voice has said its sentence. */
export async function finishSentence(page: Page): Promise<void> {
  await page.evaluate(() => window.fakeSpeech.finish());
}
