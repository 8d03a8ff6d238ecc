import { noise } from './motion.ts';
import { mix, paintOf, shadeOf } from './paints.ts';
import { at, fill, stroke, type Drawer } from './stage.ts';

export const drawRecord: Drawer<'record'> = ({ pen, seconds }, { r }) => {
  fill(pen, paintOf('night'), () => pen.arc(0, 0, r, 0, 7));
  for (let groove = 0.44; groove < 0.98; groove += 0.075) {
    stroke(pen, { colour: mix(paintOf('night'), paintOf('mid'), 24), width: 3 }, () =>
      pen.arc(0, 0, r * groove, 0, 7),
    );
  }
  pen.save();
  pen.rotate(seconds * 1.4);
  for (const side of [0, Math.PI]) {
    fill(pen, mix(paintOf('night'), paintOf('mid'), 42), () => {
      pen.moveTo(Math.cos(side) * r * 0.42, Math.sin(side) * r * 0.42);
      pen.arc(0, 0, r * 0.96, side, side + 0.34);
      pen.arc(0, 0, r * 0.42, side + 0.34, side, true);
    });
  }
  fill(pen, paintOf('ember'), () => pen.arc(0, 0, r * 0.38, 0, 7));
  fill(pen, paintOf('blush'), () => pen.arc(0, 0, r * 0.25, 0, 7));
  fill(pen, paintOf('ember'), () => pen.arc(0, 0, r * 0.14, 0, 7));
  fill(pen, paintOf('sun'), () => pen.arc(r * 0.31, 0, r * 0.04, 0, 7));
  pen.restore();
  fill(pen, paintOf('paper'), () => pen.arc(0, 0, r * 0.04, 0, 7));
};

/** A guitar with its neck upwards and strings that tremble. */
export const drawGuitar: Drawer<'guitar'> = ({ pen, seconds }, { h }) => {
  const w = h * 0.36;
  const body = (grow: number): void => {
    pen.moveTo(0, -h * 0.02);
    pen.bezierCurveTo(
      w * 0.72 * grow,
      -h * 0.01,
      w * 0.66 * grow,
      -h * 0.24,
      w * 0.38 * grow,
      -h * 0.27,
    );
    pen.bezierCurveTo(w * 0.58 * grow, -h * 0.36, w * 0.46 * grow, -h * 0.46, 0, -h * 0.46);
    pen.bezierCurveTo(
      -w * 0.46 * grow,
      -h * 0.46,
      -w * 0.58 * grow,
      -h * 0.36,
      -w * 0.38 * grow,
      -h * 0.27,
    );
    pen.bezierCurveTo(-w * 0.66 * grow, -h * 0.24, -w * 0.72 * grow, -h * 0.01, 0, -h * 0.02);
  };
  fill(pen, paintOf('sun'), () => body(1));
  pen.save();
  pen.beginPath();
  body(1);
  pen.clip();
  fill(pen, shadeOf('sun'), () => pen.rect(0, -h, w, h));
  pen.restore();
  fill(pen, paintOf('night'), () => pen.roundRect(-w * 0.09, -h * 0.92, w * 0.18, h * 0.6, 4));
  fill(pen, paintOf('night'), () => pen.roundRect(-w * 0.14, -h, w * 0.28, h * 0.12, 8));
  fill(pen, paintOf('paper'), () => pen.arc(0, -h * 0.3, w * 0.22, 0, 7));
  fill(pen, paintOf('night'), () => pen.arc(0, -h * 0.3, w * 0.17, 0, 7));
  fill(pen, paintOf('night'), () => pen.roundRect(-w * 0.22, -h * 0.11, w * 0.44, h * 0.026, 4));
  for (let string = -1; string <= 1; string += 1) {
    const tremble = Math.sin(seconds * 30 + string) * 1.6;
    stroke(pen, { colour: paintOf('paper'), width: 2.5 }, () => {
      pen.moveTo(string * w * 0.05, -h * 0.95);
      pen.quadraticCurveTo(string * w * 0.05 + tremble, -h * 0.4, string * w * 0.05, -h * 0.1);
    });
  }
};

export const drawMicrophone: Drawer<'microphone'> = ({ pen }, { h }) => {
  const r = h * 0.2;
  fill(pen, paintOf('night'), () => pen.roundRect(-h * 0.02, -h * 0.5, h * 0.04, h * 0.5, 4));
  fill(pen, paintOf('night'), () => pen.roundRect(-h * 0.2, -h * 0.035, h * 0.4, h * 0.05, 8));
  stroke(pen, { colour: paintOf('night'), width: h * 0.032 }, () =>
    pen.arc(0, -h * 0.68, r * 1.15, 0.15, Math.PI - 0.15),
  );
  fill(pen, paintOf('deep'), () => pen.roundRect(-r * 0.8, -h, r * 1.6, h * 0.5, r * 0.8));
  fill(pen, paintOf('mid'), () => pen.roundRect(0, -h, r * 0.8, h * 0.5, [0, r * 0.8, r * 0.8, 0]));
  for (const y of [0.86, 0.77, 0.68]) {
    stroke(pen, { colour: paintOf('soft'), width: h * 0.022 }, () => {
      pen.moveTo(-r * 0.46, -h * y);
      pen.lineTo(r * 0.46, -h * y);
    });
  }
};

export const drawDrum: Drawer<'drum'> = ({ pen, seconds }, { w }) => {
  const h = w * 0.62;
  const hit = Math.max(0, Math.sin(seconds * 6.4));
  fill(pen, paintOf('ember'), () => pen.rect(-w / 2, -h, w, h));
  fill(pen, paintOf('ember'), () => pen.ellipse(0, 0, w / 2, w * 0.13, 0, 0, 7));
  stroke(pen, { colour: paintOf('paper'), width: w * 0.022 }, () => {
    for (let zig = 0; zig <= 6; zig += 1)
      pen.lineTo(-w / 2 + (zig * w) / 6, zig % 2 ? -h * 0.02 : -h * 0.84);
  });
  fill(pen, paintOf('night'), () => pen.ellipse(0, -h, w / 2 + 8, w * 0.15, 0, 0, 7));
  fill(pen, paintOf('sky'), () => pen.ellipse(0, -h - 4, w / 2 - 4, w * 0.125, 0, 0, 7));
  for (const side of [-1, 1]) {
    at(pen, side * w * 0.4, -h * 1.3, () => {
      pen.rotate(
        side * (0.7 + 0.3 * (side > 0 ? hit : Math.max(0, Math.sin(seconds * 6.4 + Math.PI)))),
      );
      stroke(pen, { colour: paintOf('night'), width: w * 0.03 }, () => {
        pen.moveTo(0, w * 0.28);
        pen.lineTo(0, -w * 0.22);
      });
      fill(pen, paintOf('sun'), () => pen.arc(0, w * 0.3, w * 0.05, 0, 7));
    });
  }
};

export const drawKeys: Drawer<'keys'> = (
  { pen, seconds, beat },
  { w, h, stillFrom = Infinity },
) => {
  const keys = 14;
  const played = Math.floor(seconds * 3);
  for (let key = 0; key < keys; key += 1) {
    const isDown = beat < stillFrom && (played * 5 + (played % 3)) % keys === key;
    fill(pen, paintOf(isDown ? 'sun' : 'paper'), () =>
      pen.roundRect((key * w) / keys + 2, isDown ? 6 : 0, w / keys - 4, h, [0, 0, 8, 8]),
    );
  }
  for (let key = 1; key < keys; key += 1) {
    if ([0, 3].includes(key % 7)) continue;
    fill(pen, paintOf('night'), () =>
      pen.roundRect((key * w) / keys - w / keys / 3.4, 0, w / keys / 1.7, h * 0.6, [0, 0, 6, 6]),
    );
  }
};

export const drawEqualiser: Drawer<'equaliser'> = ({ pen, filmSeconds }, layer) => {
  const { w, h, count, paints = ['deep', 'mid', 'ember'] } = layer;
  const step = w / count;
  for (let bar = 0; bar < count; bar += 1) {
    const wave = 0.5 + 0.5 * Math.sin(filmSeconds * (2.2 + noise(bar) * 2.6) + bar * 0.9);
    const height = h * (0.12 + 0.88 * wave * (0.35 + 0.65 * noise(bar + 3)));
    const paint = paints[Math.floor(noise(bar + 11) * paints.length)] ?? 'deep';
    fill(pen, paintOf(paint), () =>
      pen.roundRect(bar * step + step * 0.18, -height, step * 0.64, height + 40, step * 0.32),
    );
  }
};

export const drawNotes: Drawer<'notes'> = ({ pen, seconds }, { count, w, h }) => {
  for (let note = 0; note < count; note += 1) {
    const part = (seconds * 0.16 + note / count) % 1;
    const x = noise(note) * w + Math.sin(part * 7 + note) * 22;
    at(pen, x, -h * part, () => {
      pen.globalAlpha *= Math.min(1, part * 6, (1 - part) * 4);
      pen.rotate(Math.sin(part * 6 + note) * 0.2);
      const colour = paintOf((['ember', 'deep', 'sun'] as const)[note % 3] ?? 'ember');
      fill(pen, colour, () => pen.ellipse(-10, 0, 15, 11, -0.4, 0, 7));
      fill(pen, colour, () => pen.rect(0, -52, 6, 52));
      fill(pen, colour, () => {
        pen.moveTo(3, -54);
        pen.quadraticCurveTo(30, -42, 24, -14);
        pen.quadraticCurveTo(22, -32, 3, -36);
      });
    });
  }
};
