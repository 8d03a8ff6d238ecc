import type { Film } from '../film.ts';
import type { TimedFilm } from '../timing.ts';

/** The moments at which a coin lands, which the music answers with a ring. */
export function listChimes(film: Film, timed: TimedFilm): number[] {
  return film.scenes.flatMap((scene, at) => {
    const { start = 0, beats = [] } = timed.scenes[at] ?? {};
    const secondsAt = (beat: number): number => {
      const index = Math.min(beats.length - 2, Math.max(0, Math.floor(beat)));
      const [from = 0, to = from] = [beats[index], beats[index + 1]];
      return start + from + (beat - index) * (to - from);
    };
    return scene.layers.flatMap((layer) => {
      if (layer.kind !== 'coins') return [];
      const [from, to] = layer.over;
      const share = (to - from) / layer.count;
      return Array.from({ length: layer.count }, (_coin, coin) =>
        secondsAt(from + coin * share + Math.min(0.55, share * 2.4)),
      );
    });
  });
}
