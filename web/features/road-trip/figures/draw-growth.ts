import { RIDGE_SIZE } from './ridge-size.ts';

/** Draws the ridge under a sun on the server, so that the browser is sent a path. */
export function drawGrowth(values: readonly number[]): string {
  const { width, height, top } = RIDGE_SIZE;
  const most = Math.max(...values);
  const points = values.map((value, at) => {
    const x = (at / Math.max(1, values.length - 1)) * width;
    const y = height - (value / most) * (height - top);
    return `${round(x)} ${round(y)}`;
  });
  return `M0 ${height}L${points.join('L')}V${height}Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
