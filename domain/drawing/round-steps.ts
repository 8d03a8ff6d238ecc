/** A step of 1, 2 or 5 times a power of ten is the nearest by the ratio, as on a logarithmic ruler. */
const FACTORS = [
  { factor: 10, from: Math.sqrt(50) },
  { factor: 5, from: Math.sqrt(10) },
  { factor: 2, from: Math.sqrt(2) },
];

function roundStep(length: number, count: number): number {
  const step = length / count;
  const power = 10 ** Math.floor(Math.log10(step));
  return power * (FACTORS.find(({ from }) => step / power >= from)?.factor ?? 1);
}

/**
 * The first end of an axis from nothing that about `count` round steps lead up to. A wider end can ask for a
 * wider step, whose end is nearer again and asks for the first: steps only grow, so that it comes to an end.
 */
export function roundEnd(highest: number, count: number): number {
  let end = highest;
  for (let step = 0, next = roundStep(end, count); next > step; next = roundStep(end, count)) {
    step = next;
    end = Math.ceil(highest / step) * step;
  }
  return end;
}

/**
 * Round numbers between two others, at most `most` of them: the count that leads to a step is only a
 * hint, so it is lowered until they are few enough.
 */
export function roundSteps(from: number, to: number, most: number): number[] {
  if (to <= from) return [];
  for (let count = most; count > 0; count -= 1) {
    const step = roundStep(to - from, count);
    const first = Math.ceil(from / step);
    const found = Math.floor(to / step) - first + 1;
    if (found <= most)
      return Array.from({ length: found }, (_, at) =>
        Number(((first + at) * step).toPrecision(12)),
      );
  }
  return [];
}
