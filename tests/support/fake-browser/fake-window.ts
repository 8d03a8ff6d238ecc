import { vi } from 'vitest';

interface FakeWindow {
  scrollY: () => number;
  /** Lets the given number of milliseconds pass, with a frame in each. */
  pass: (milliseconds: number) => void;
  /** Dispatches an event as if the visitor had turned a wheel or pressed a key. */
  fire: (event: string) => void;
}

interface FakeWindowOptions {
  height: number;
  contentHeight: number;
  scrollPaddingTop: number;
  wantsNoMotion: boolean;
}

/**
 * The few parts of a browser that scrolling needs, with a clock of its own. `vi.unstubAllGlobals`
 * removes it.
 */
export function fakeWindow(options: FakeWindowOptions): FakeWindow {
  const { height, contentHeight, scrollPaddingTop, wantsNoMotion } = options;
  let now = 5_000;
  let frames: FrameRequestCallback[] = [];
  const listeners = new Map<string, Array<() => void>>();
  const browser = {
    scrollY: 0,
    innerHeight: height,
    scrollTo: ({ top }: { top: number }) => {
      browser.scrollY = top;
    },
  };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { documentElement: { scrollHeight: contentHeight } });
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: `${scrollPaddingTop}px` }));
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  });
  return {
    scrollY: () => browser.scrollY,
    pass: (milliseconds) => {
      for (let passed = 0; passed < milliseconds; passed += 1) {
        now += 1;
        const due = frames;
        frames = [];
        for (const frame of due) frame(now);
      }
    },
    fire: (event) => {
      for (const listener of listeners.get(event) ?? []) listener();
    },
  };
}

/** An element at this distance down the page. */
export function elementAt(top: number): HTMLElement {
  const getBoundingClientRect = () => ({ top: top - window.scrollY });
  return { getBoundingClientRect } as unknown as HTMLElement;
}
