/**
 * A pen that does not draw but sums up the strokes asked of it in one number. Where two frames ask
 * for the same strokes, the second need not be drawn; most of a film stands still while it is read.
 */
export function listeningPen(real: CanvasRenderingContext2D): {
  pen: CanvasRenderingContext2D;
  heard: () => number;
} {
  let heard = 0;
  const hear = (value: unknown): void => {
    const number = typeof value === 'number' ? Math.round(value * 256) : hashOf(String(value));
    heard = (Math.imul(heard, 31) + number) | 0;
  };
  const state = new Map<PropertyKey, unknown>([['globalAlpha', 1]]);
  const alphas: unknown[] = [];
  const pen = new Proxy(real, {
    get(_target, name) {
      if (state.has(name)) return state.get(name);
      if (name === 'measureText') return (text: string) => real.measureText(text);
      if (name === 'createPattern') return () => 'pattern';
      return (...given: unknown[]) => {
        if (name === 'save') alphas.push(state.get('globalAlpha'));
        if (name === 'restore') state.set('globalAlpha', alphas.pop());
        hear(hashOf(String(name)));
        for (const value of given.flat())
          hear(value instanceof HTMLCanvasElement ? (value.dataset['key'] ?? '') : value);
      };
    },
    set(_target, name, value) {
      state.set(name, value);
      if (name === 'font' || name === 'letterSpacing') Reflect.set(real, name, value);
      hear(value);
      return true;
    },
  });
  return { pen, heard: () => heard };
}

function hashOf(text: string): number {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
