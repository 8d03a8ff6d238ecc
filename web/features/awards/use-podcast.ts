import { useRef, useState, type RefObject } from 'react';

export interface Podcast {
  audio: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  /** The position in seconds. */
  position: number;
  length: number;
  toggle: () => void;
  /** Moves to a part of the whole, from 0 to 1. */
  seek: (part: number) => void;
  play: () => void;
  /** Handlers for the events of the `audio` element. */
  events: {
    onPlay: () => void;
    onPause: () => void;
    onTimeUpdate: () => void;
    onLoadedMetadata: () => void;
    onEnded: () => void;
    onError: () => void;
  };
}

/**
 * `authoredLength` stands in until the file's metadata is loaded; nothing is fetched before the
 * visitor plays or seeks.
 */
export function usePodcast(authoredLength: number): Podcast {
  const audio = useRef<HTMLAudioElement>(null);
  /** The part that was asked for before the length was known. */
  const wanted = useRef<number>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(authoredLength);

  const play = (): void => {
    audio.current?.play().catch(noteFailure);
  };
  const seek = (part: number): void => {
    const element = audio.current;
    if (!element) return;
    if (Number.isFinite(element.duration)) {
      element.currentTime = part * element.duration;
      return;
    }
    wanted.current = part;
    setPosition(part * length);
    element.preload = 'metadata';
    element.load();
  };
  return {
    audio,
    isPlaying,
    position,
    length,
    play,
    seek,
    toggle: () => {
      if (audio.current?.paused ?? true) play();
      else audio.current?.pause();
    },
    events: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onTimeUpdate: () => setPosition(audio.current?.currentTime ?? 0),
      onLoadedMetadata: () => {
        const element = audio.current;
        if (!element || !Number.isFinite(element.duration)) return;
        setLength(element.duration);
        if (wanted.current === undefined) return;
        element.currentTime = wanted.current * element.duration;
        wanted.current = undefined;
      },
      // At its end the recording goes back to its beginning. It does so only here, after the end
      // was counted.
      onEnded: () => {
        if (audio.current) audio.current.currentTime = 0;
        setPosition(0);
      },
      onError: noteFailure,
    },
  };
}

function noteFailure(): void {
  console.warn('The podcast could not be played');
}
