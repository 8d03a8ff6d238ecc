import { clamp, noise, valueAt } from './motion.ts';
import { mix, paintOf, shadeOf } from './paints.ts';
import { at, fill, stroke, type Drawer } from './stage.ts';

const WIDTH = 1280;
const HEIGHT = 720;

export const drawSun: Drawer<'sun'> = ({ pen, scene }, { r, paint = 'sun', halo = 'paper' }) => {
  const rings: Array<[number, number]> = [
    [2.1, 30],
    [1.66, 62],
    [1.28, 100],
  ];
  for (const [size, share] of rings) {
    fill(pen, mix(paintOf(scene.ground), paintOf(halo), share), () =>
      pen.arc(0, 0, r * size, 0, 7),
    );
  }
  fill(pen, paintOf(paint), () => pen.arc(0, 0, r, 0, 7));
};

/** A smooth ridge with its strata, which repeat the ridge and flatten downwards. */
export const drawHills: Drawer<'hills'> = ({ pen, settled }, hills) => {
  const { paint, top, swell, length, phase, strata = 6 } = hills;
  const shift = (hills.drift ?? 0) * (1 - settled);
  const ridge = (x: number, flat: number): number =>
    (Math.sin((x - shift) / length + phase) +
      0.45 * Math.sin((x - shift) / (length * 0.43) + phase * 2.3)) *
    swell *
    flat;
  const draw = (y: number, flat: number): void => {
    for (let x = -40; x <= WIDTH + 40; x += 20) {
      if (x === -40) pen.moveTo(x, y - ridge(x, flat));
      else pen.lineTo(x, y - ridge(x, flat));
    }
  };
  pen.save();
  pen.beginPath();
  draw(top, 1);
  pen.lineTo(WIDTH + 40, HEIGHT + 300);
  pen.lineTo(-40, HEIGHT + 300);
  pen.fillStyle = paintOf(paint);
  pen.fill();
  for (let line = 1; line <= strata; line += 1) {
    stroke(pen, { colour: shadeOf(paint), width: 2.5 }, () => draw(top + line * 19, 0.88 ** line));
  }
  pen.restore();
};

export const drawPeak: Drawer<'peak'> = ({ pen }, { w, h, paint = 'blush' }) => {
  fill(pen, paintOf(paint), () => {
    pen.moveTo(0, -h);
    pen.lineTo(w / 2, 0);
    pen.lineTo(-w / 2, 0);
  });
  fill(pen, shadeOf(paint), () => {
    pen.moveTo(0, -h);
    pen.lineTo(w / 2, 0);
    pen.lineTo(w * 0.08, 0);
    pen.lineTo(-w * 0.03, -h * 0.4);
    pen.lineTo(w * 0.06, -h * 0.66);
  });
  fill(pen, paintOf('paper'), () => {
    pen.moveTo(0, -h);
    pen.lineTo(-w * 0.12, -h * 0.76);
    pen.lineTo(-w * 0.04, -h * 0.79);
    pen.lineTo(w * 0.01, -h * 0.7);
    pen.lineTo(w * 0.06, -h * 0.8);
    pen.lineTo(w * 0.11, -h * 0.78);
  });
};

export const drawCloud: Drawer<'cloud'> = ({ pen, scene }, { w }) => {
  fill(pen, mix(paintOf(scene.ground), paintOf('paper'), 70), () => {
    pen.roundRect(-w / 2, -w * 0.14, w, w * 0.28, w * 0.14);
    pen.roundRect(-w * 0.28, -w * 0.3, w * 0.46, w * 0.4, w * 0.2);
  });
};

export const drawRain: Drawer<'rain'> = ({ pen, filmSeconds }) => {
  stroke(pen, { colour: mix(paintOf('sky'), paintOf('mid'), 30), width: 4 }, () => {
    for (let drop = 0; drop < 22; drop += 1) {
      const y = ((noise(drop) * 800 + filmSeconds * 460) % 800) - 40;
      const x = noise(drop + 90) * 1400 - y * 0.18;
      pen.moveTo(x, y);
      pen.lineTo(x - 6, y + 28);
    }
  });
};

export const drawStars: Drawer<'stars'> = ({ pen, seconds, scene }) => {
  const twinkle = Math.floor(seconds * 1.5);
  const sky = scene.place === 'bottom' ? 0 : 210;
  for (let star = 0; star < 34; star += 1) {
    const light = 1.6 + noise(star + 7) * 2.2 + (noise(star + twinkle) > 0.85 ? 0.8 : 0);
    fill(pen, paintOf(star % 5 === 0 ? 'sun' : 'paper'), () =>
      pen.arc(noise(star) * WIDTH, sky + noise(star + 50) * (430 - sky), light, 0, 7),
    );
  }
};

/** Dots that appear one after the other, with numbered stops among them. */
export const drawTrail: Drawer<'trail'> = (
  { pen, beat },
  { points, grow, stops = [], paint = 'paper' },
) => {
  const path = smooth(points);
  const shown = valueAt(grow, beat, 1);
  const dots = Math.floor(path.length * clamp(shown));
  for (const [x, y] of path.slice(0, dots).filter((_point, index) => index % 2 === 0)) {
    fill(pen, paintOf(paint), () => pen.arc(x, y, 5, 0, 7));
  }
  stops.forEach((stop, index) => {
    const point = path[Math.min(path.length - 1, Math.round(stop * (path.length - 1)))];
    if (point === undefined) return;
    const isReached = shown >= stop - 0.001;
    at(pen, point[0], point[1], () => {
      fill(pen, paintOf('paper'), () => pen.arc(0, 0, 21, 0, 7));
      fill(pen, paintOf(isReached ? 'sun' : 'grey'), () => pen.arc(0, 0, 16, 0, 7));
      fill(pen, paintOf('night'), () => pen.arc(0, 0, isReached ? 6 : 4, 0, 7));
    });
    void index;
  });
};

function smooth(points: ReadonlyArray<readonly [number, number]>): Array<[number, number]> {
  const path: Array<[number, number]> = [];
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const [a, b, c, d] = [leg - 1, leg, leg + 1, leg + 2].map(
      (index) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0],
    ) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const steps = Math.max(4, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 10));
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const spline = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      path.push([spline(0), spline(1)]);
    }
  }
  const last = points.at(-1);
  if (last) path.push([last[0], last[1]]);
  return path;
}

/** The trail as a strip of paper: wide where it is near, narrow where it is far. */
export const drawRoad: Drawer<'road'> = ({ pen }, { to, bend, w = 240 }) => {
  const [x, y] = to;
  fill(pen, paintOf('paper'), () => {
    pen.moveTo(-w / 2, 0);
    pen.bezierCurveTo(-w / 2 + bend, y * 0.4, x - bend - 30, y * 0.55, x - 5, y);
    pen.lineTo(x + 5, y);
    pen.bezierCurveTo(x - bend + 50, y * 0.55, w / 2 + bend * 1.2, y * 0.4, w / 2, 0);
  });
};

const PETALS = 12;

export const drawFlowers: Drawer<'flowers'> = ({ pen, seconds }, { count, w, phase }) => {
  const kinds = [
    ['ember', 'sun', 'night'],
    ['sun', 'paper', 'ember'],
    ['paper', 'blush', 'ember'],
  ] as const;
  for (let flower = 0; flower < count; flower += 1) {
    const [outer, inner, heart] = kinds[(flower + phase) % 3] ?? kinds[0];
    const size = 26 + noise(flower + phase) * 22;
    const x = ((flower + 0.5) / count) * w + noise(flower * 3 + phase) * 30;
    at(pen, x, noise(flower + 20 + phase) * 70 - 20, () => {
      pen.rotate(Math.sin(seconds * 0.8 + flower) * 0.12);
      for (let petal = 0; petal < PETALS; petal += 1) {
        const angle = (petal / PETALS) * Math.PI * 2;
        fill(pen, paintOf(outer), () =>
          pen.arc(Math.cos(angle) * size * 0.82, Math.sin(angle) * size * 0.82, size * 0.28, 0, 7),
        );
      }
      fill(pen, paintOf(outer), () => pen.arc(0, 0, size * 0.84, 0, 7));
      fill(pen, paintOf(inner), () => pen.arc(0, 0, size * 0.6, 0, 7));
      fill(pen, paintOf(heart), () => pen.arc(0, 0, size * 0.26, 0, 7));
    });
  }
};

export const drawDisc: Drawer<'disc'> = ({ pen }, { r, paint, rings = [] }) => {
  fill(pen, paintOf(paint), () => pen.arc(0, 0, r, 0, 7));
  rings.forEach((ring, index) => {
    fill(pen, paintOf(ring), () => pen.arc(0, 0, r * (1 - (index + 1) / (rings.length + 1)), 0, 7));
  });
};

export const drawPanel: Drawer<'panel'> = ({ pen }, { w, h, paint, r = 28 }) => {
  fill(pen, paintOf(paint), () => pen.roundRect(-w / 2, -h / 2, w, h, r));
};
