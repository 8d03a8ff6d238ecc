import { useRef, useState, type RefObject } from 'react';

export interface Podcast {
  audio: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  /** Seconds. */
  position: number;
  length: number;
  toggle: () => void;
  /** To a part of the whole, from 0 to 1. */
  seek: (part: number) => void;
  play: () => void;
  /** What the recording tells of itself; its milestones are counted where all media are. */
  events: {
    onPlay: () => void;
    onPause: () => void;
    onTimeUpdate: () => void;
    onLoadedMetadata: () => void;
    onEnded: () => void;
    onError: () => void;
  };
}

/** `authoredLength` stands in until the file is loaded, which it is when somebody wants to hear it. */
export function usePodcast(authoredLength: number): Podcast {
  const audio = useRef<HTMLAudioElement>(null);
  /** A place that was asked for before the length was known. */
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
      // Heard to its end, it stands at its beginning again; only now, as the end itself is counted.
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
