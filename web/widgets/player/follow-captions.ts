import type { Caption } from './player-parts.ts';

interface FollowedCaptions {
  isOn: () => boolean;
  now: () => Caption;
  toggle: () => void;
  /** Gives the captions to whoever shows them: our line under the picture, or the browser's controls. */
  place: () => void;
}

/**
 * The captions of a film. The browser sets them over the picture and by the picture's size, which on a
 * phone is too small to read; so our line shows them, unless the browser's own controls are there.
 */
export function followCaptions(
  media: HTMLMediaElement,
  { signal, onChange }: { signal: AbortSignal; onChange: () => void },
): FollowedCaptions {
  const tracks = [...media.textTracks];
  const atFirst = [...media.querySelectorAll('track')].find((track) => track.default)?.track;
  let chosen = atFirst;
  /** Whether the browser had them at the last look, so that what it shows was chosen there. */
  let isWithBrowser = false;

  const place = (): void => {
    const shown = tracks.find(({ mode }) => mode === 'showing');
    // The browser's own menu has every language, and a way to show none.
    if (media.controls && isWithBrowser) chosen = shown;
    for (const track of tracks) {
      const mode = track !== chosen ? 'disabled' : media.controls ? 'showing' : 'hidden';
      if (track.mode !== mode) track.mode = mode;
    }
    isWithBrowser = media.controls;
  };

  for (const track of tracks) track.addEventListener('cuechange', onChange, { signal });
  media.textTracks.addEventListener('change', onChange, { signal });
  return {
    isOn: () => chosen !== undefined,
    now: () => ({ words: sayCues(chosen), language: chosen?.language ?? '' }),
    toggle: () => {
      // The first captions are those in the reader's language.
      chosen = chosen === undefined ? (atFirst ?? tracks[0]) : undefined;
      isWithBrowser = false;
      place();
    },
    place,
  };
}

/** What is said at this moment, without the marks of a caption file. */
function sayCues(track: TextTrack | undefined): string {
  const cues = [...(track?.activeCues ?? [])];
  return cues
    .map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : ''))
    .join('\n');
}
