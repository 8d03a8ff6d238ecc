import { NOTHING_READ, readOn, type Reading, type ReadingAct } from '#domain/speech/reading.ts';
import type { Listen } from '../../islands/listen.ts';
import type { OwnEvent } from './own-event.ts';
import { markSentence, showSentence } from './mark-sentence.ts';
import { findReader } from './reader-parts.ts';
import type { ReaderData } from './reader.tsx';
import { listSentences, type SentenceInPage } from './sentences-in-page.ts';
import { sayOnDevice, type VoiceFailure } from './voice-of-device.ts';

const BUTTONS: Readonly<Record<string, ReadingAct>> = {
  listen: 'read',
  back: 'back',
  forward: 'forward',
  speed: 'speed',
  stop: 'stop',
};
const KEYS: Readonly<Record<string, ReadingAct>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Escape: 'stop',
};

/** Reads the text of its page in a voice of the device, sentence by sentence. */
export const readAloud: Listen = (place, { shell: { language } }, given) => {
  const data = given as ReaderData;
  const reader = findReader(place);
  let sentences: SentenceInPage[] = [];
  let reading: Reading = NOTHING_READ;
  let hush: (() => void) | undefined;

  const act = (what: ReadingAct): void => {
    // What stands in the page by now is read: a part that was opened, and not one that was closed.
    if (reading.status === 'resting')
      sentences = listSentences(document.querySelectorAll('[data-read]'), {
        language,
        table: data.table,
      });
    const before = reading;
    const said = sentences[before.at];
    reading = readOn(before, what, sentences.length);
    hush?.();
    const now = sentences[reading.at];
    const isOpen = reading.status === 'reading' || reading.status === 'paused';
    reader.show(reading, data);
    markSentence(isOpen ? now : undefined);
    if (now && isOpen && now !== said)
      // Whoever steps wants to see where that leads; whoever only listens may look elsewhere.
      showSentence(now, {
        cover: reader.bar,
        after: what === 'sentence over' ? said : undefined,
      });
    if (reading.status !== 'reading' || !now) return;
    if (before.status !== 'reading') {
      showSentence(now, { cover: reader.bar });
      dispatchEvent(new CustomEvent('sendero:plays' satisfies OwnEvent, { detail: reader.root }));
    }
    hush = sayOnDevice(
      { words: now.words, language, speed: reading.speed },
      { onOver: () => act('sentence over'), onFailure: fail },
    );
  };
  const fail = (failure: VoiceFailure): void => {
    act('pause');
    if (failure !== 'taken') reader.say(failure === 'sound' ? data.soundFailed : data.voiceFailed);
  };
  const toggle = (): void => act(reading.status === 'reading' ? 'pause' : 'read');

  reader.root.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? (target.closest('button')?.name ?? '') : '';
    if (name === 'toggle') toggle();
    else if (BUTTONS[name]) act(BUTTONS[name]);
  });
  reader.bar.addEventListener('keydown', (event) => {
    const what = KEYS[event.key];
    if (!what || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(what);
  });
  // The voice would go on reading on the page that comes.
  addEventListener('pagehide', () => act('pause'));
  // One plays at a time.
  addEventListener('sendero:plays', ({ detail }) => {
    if (detail !== reader.root) act('pause');
    else
      for (const media of document.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
  });
  document.addEventListener('play', () => act('pause'), { capture: true });
};
