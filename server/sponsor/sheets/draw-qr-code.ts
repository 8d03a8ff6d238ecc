import { encode } from 'uqr';

/** The white edge that a camera needs, in modules. */
const QUIET = 4;

interface QrDrawing {
  /** How many modules it is wide and high, with its edge. */
  size: number;
  /** One path for all dark modules: each run of a row is one piece. */
  path: string;
}

/** A code that is read even when a quarter of it is hidden, as on a wall it may be creased or dirty. */
export function drawQrCode(address: string): QrDrawing {
  const { data } = encode(address, { ecc: 'Q', border: QUIET });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: data.length, path: path.join('') };
}

function runsOf(row: readonly boolean[]): Array<{ x: number; length: number }> {
  const runs: Array<{ x: number; length: number }> = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}

/** As a picture of its own. It is black on white whatever the company’s colors, as cameras need it. */
export function qrCodeFile(address: string): string {
  const { size, path } = drawQrCode(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}
