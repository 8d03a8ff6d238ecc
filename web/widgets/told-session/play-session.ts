import { beatMs } from '#domain/told-session/reading-time.ts';
import {
  beginTelling,
  msBefore,
  msOfBeat,
  tell,
  wholeMs,
  type Act,
  type Telling,
} from '#domain/told-session/told-session.ts';
import type { Listen } from '../../islands/listen.ts';
import { wordsOfMissing } from '../../islands/say-missing.ts';
import { inTime } from '../../state/ends-in-time.ts';
import type { VoiceFailure } from '../read-aloud/voice-of-device.ts';
import type { OwnEvent } from '../read-aloud/own-event.ts';
import { findPlace, keepPlace } from './kept-place.ts';
import { loadSlides, type SlideInPage } from './read-slides.ts';
import type { SayBeat } from './say-beat.ts';
import { findStage } from './stage-parts.ts';
import type { ToldPosition } from './told-position.ts';
import type { StageData } from './told-stage.tsx';

const BUTTONS: Readonly<Record<string, Act>> = {
  back: 'back',
  forward: 'forward',
  first: 'first',
  speed: 'speed',
};
const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
};

/** Plays told slides: what waits for the end of a beat is here, and what is decided is in the domain. */
export const playSession: Listen = (place, { shell }, given) => {
  const data = given as StageData;
  const { language } = shell;
  const stage = findStage(place);
  const from = slideInAddress(place, data.id) ?? findPlace(data.key, data.id) ?? 0;
  let slides: SlideInPage[] = [];
  let lengths: number[][] = [];
  let telling: Telling | undefined;
  let isAloud = false;
  let sayBeat: SayBeat | undefined;
  /** Ends what waits for the end of the beat. */
  let leaveBeat: (() => void) | undefined;

  if (from > 0) stage.parts.startWords.textContent = data.goOn.replace('{at}', `${from + 1}`);

  const act = (what: Act): void => {
    const before = telling;
    if (!before) return;
    telling = tell(before, what, lengths);
    if (telling === before) return;
    const { slide, status } = telling;
    if (status === 'playing' && before.status !== 'playing')
      dispatchEvent(new CustomEvent('sendero:plays' satisfies OwnEvent, { detail: stage.root }));
    // A place at the beginning or the end is none to go on from.
    keepPlace(data.key, data.id, status === 'ended' || slide === 0 ? undefined : slide);
    const position: ToldPosition = {
      name: data.id,
      ms: msBefore(telling, lengths),
      wholeMs: wholeMs(lengths),
      status,
    };
    dispatchEvent(new CustomEvent('sendero:told' satisfies OwnEvent, { detail: position }));
    show(telling);
  };

  const onOver = (): void => act('beat over');
  /** A beat stands for as long as it takes to read, or to say. */
  const show = (now: Telling): void => {
    leaveBeat?.();
    stage.show({ telling: now, isAloud, slides, data });
    if (now.status !== 'playing') return;
    if (isAloud && sayBeat) {
      const { heading, beat } = stage.parts;
      const said = now.beat === 0 ? [heading, beat] : [beat];
      leaveBeat = sayBeat(said, { language, speed: now.speed }, { onOver, onFailure });
    } else {
      const timer = setTimeout(onOver, msOfBeat(now, lengths));
      leaveBeat = () => clearTimeout(timer);
    }
  };
  const say = (words: string): void => {
    stage.parts.said.textContent = words;
  };
  const onFailure = (failure: VoiceFailure): void => {
    act('pause');
    if (failure !== 'taken') say(failure === 'sound' ? data.soundFailed : data.voiceFailed);
  };

  /** Done once the voice can be heard, or it was said that it cannot. */
  const setVoice = async (isWanted: boolean): Promise<void> => {
    try {
      if (isWanted) sayBeat ??= (await inTime(import('./say-beat.ts'))).sayBeat;
      isAloud = isWanted;
    } catch (error) {
      console.warn('Cannot load the voice', error);
      say(wordsOfMissing().ofPart);
    }
  };

  const start = async (withVoice: boolean): Promise<void> => {
    stage.root.setAttribute('aria-busy', 'true');
    try {
      const voice = setVoice(withVoice);
      slides = await loadSlides(data.id, data.href);
      await voice;
    } catch (error) {
      console.warn('Cannot load the slides', error);
      return say(data.failed);
    } finally {
      stage.root.removeAttribute('aria-busy');
    }
    if (withVoice && !isAloud) return;
    lengths = slides.map(({ beats }) =>
      beats.map(({ textContent }) => beatMs(textContent, language)),
    );
    telling = beginTelling(lengths, from);
    stage.open();
    act('play');
  };

  const toggle = (): void => act(telling?.status === 'playing' ? 'pause' : 'play');
  const toggleVoice = async (): Promise<void> => {
    const isWanted = !isAloud;
    await setVoice(isWanted);
    if (telling && isAloud === isWanted) show(telling);
  };

  stage.root.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? target.closest('button')?.name : undefined;
    if (name === 'start' || name === 'listen') void start(name === 'listen');
    else if (name === 'toggle') toggle();
    else if (name === 'voice') void toggleVoice();
    else if (name !== undefined && BUTTONS[name]) act(BUTTONS[name]);
  });
  stage.root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!telling || event.altKey || event.ctrlKey || event.metaKey) return;
    // A button that has the focus is pressed by the browser itself.
    const isOnButton = target instanceof Element && target.closest('button,a') !== null;
    if (key === ' ' && !isOnButton) toggle();
    else if (KEYS[key]) act(KEYS[key]);
    else return;
    event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    // Whoever listens may look elsewhere.
    if (document.visibilityState === 'hidden' && !isAloud) act('pause');
  });
  addEventListener('pagehide', () => act('pause'));
  addEventListener('hashchange', () => {
    const slide = slideInAddress(place, data.id);
    if (slide !== undefined) act({ slide });
  });
  // One plays at a time.
  addEventListener('sendero:plays', ({ detail }) => {
    if (detail !== stage.root) act('pause');
    else
      for (const media of document.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
  });
  document.addEventListener('play', () => act('pause'), { capture: true });
};

/** The slide that the address names, on the page of slides itself. */
function slideInAddress(place: Element, session: string): number | undefined {
  const [, number] = /^#slide-(\d+)$/.exec(location.hash) ?? [];
  const isOwnPage = place.ownerDocument.querySelector(`[data-slides="${session}"]`) !== null;
  return isOwnPage && number !== undefined ? Number(number) - 1 : undefined;
}
