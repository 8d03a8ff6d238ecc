import { clamp, ease, grown, noise, valueAt } from './motion.ts';
import { mix, paintOf, shadeOf } from './paints.ts';
import { at, fill, letter, stroke, type Drawer } from './stage.ts';

function drawCoin(pen: CanvasRenderingContext2D, r: number, turn = 1): void {
  pen.save();
  pen.scale(Math.max(0.12, Math.abs(turn)), 1);
  fill(pen, shadeOf('sun'), () => pen.arc(0, 0, r, 0, 7));
  fill(pen, paintOf('sun'), () => pen.arc(-r * 0.06, -r * 0.06, r * 0.86, 0, 7));
  stroke(pen, { colour: shadeOf('sun'), width: r * 0.12 }, () => pen.arc(0, 0, r * 0.5, 0, 7));
  pen.restore();
}

/** Coins that fall from the origin one after the other, turning. */
export const drawCoins: Drawer<'coins'> = ({ pen, beat }, layer) => {
  const { count, fall, over, spread = 0, r = 26 } = layer;
  const [x, y] = fall;
  const share = (over[1] - over[0]) / count;
  for (let coin = 0; coin < count; coin += 1) {
    const part = clamp((beat - over[0] - coin * share) / Math.min(0.55, share * 2.4));
    if (part <= 0 || part >= 1) continue;
    const sideways = (noise(coin + count) - 0.5) * spread * (1 - part);
    at(pen, x * part + sideways, y * part ** 1.8, () =>
      drawCoin(pen, r, Math.cos(part * 9 + coin)),
    );
  }
};

export const drawStack: Drawer<'stack'> = ({ pen, beat }, { count, r = 46, paint = 'sun' }) => {
  const coins = valueAt(count, beat, 1);
  const height = r * 0.36;
  for (let coin = 0; coin < coins; coin += 1) {
    const landing = clamp(coins - coin);
    at(
      pen,
      (noise(coin * 7) - 0.5) * r * 0.16,
      -height * (coin + 0.5) - (1 - ease(landing)) * 46,
      () => {
        pen.globalAlpha *= clamp(landing * 3);
        fill(pen, shadeOf(paint), () => pen.roundRect(-r, -height / 2, r * 2, height, height / 2));
        fill(pen, paintOf(paint), () =>
          pen.roundRect(-r, -height / 2, r * 1.5, height, height / 2),
        );
      },
    );
  }
};

/** A jar, or the coffee can in which a grandmother keeps her savings. */
export const drawJar: Drawer<'jar'> = ({ pen, beat }, { w, fill: track, isCan = false }) => {
  const h = w * 1.22;
  const level = valueAt(track, beat, 0);
  if (isCan) {
    fill(pen, paintOf('paper'), () => pen.roundRect(-w / 2, -h, w, h, w * 0.08));
    fill(pen, paintOf('sky'), () => pen.roundRect(w * 0.18, -h, w * 0.32, h, w * 0.08));
    fill(pen, paintOf('deep'), () => pen.rect(-w / 2, -h * 0.72, w, h * 0.42));
    fill(pen, paintOf('dusk'), () => pen.rect(w * 0.18, -h * 0.72, w * 0.32, h * 0.42));
    at(pen, 0, -h * 0.51, () => drawMarigold(pen, w * 0.17));
    fill(pen, paintOf('night'), () => pen.ellipse(0, -h, w / 2, w * 0.1, 0, 0, 7));
    fill(pen, paintOf('dusk'), () => pen.ellipse(0, -h, w * 0.43, w * 0.07, 0, 0, 7));
    if (level > 0.05)
      fill(pen, paintOf('sun'), () =>
        pen.ellipse(0, -h + w * 0.015, w * 0.38 * clamp(level * 1.4), w * 0.045, 0, 0, 7),
      );
    return;
  }
  pen.save();
  pen.beginPath();
  pen.roundRect(-w / 2, -h, w, h, w * 0.16);
  pen.fillStyle = mix(paintOf('sky'), paintOf('paper'), 45);
  pen.fill();
  pen.clip();
  const top = -h * 0.9 * level;
  fill(pen, shadeOf('sun'), () => pen.rect(-w / 2, top, w, -top));
  for (let row = 0; row * w * 0.15 < -top; row += 1) {
    for (let coin = -3; coin <= 3; coin += 1) {
      const x = coin * w * 0.17 + (row % 2 ? w * 0.08 : 0);
      fill(pen, paintOf('sun'), () =>
        pen.ellipse(x, -row * w * 0.15 - w * 0.06, w * 0.1, w * 0.06, 0, 0, 7),
      );
    }
  }
  pen.globalAlpha *= 0.55;
  fill(pen, paintOf('paper'), () =>
    pen.roundRect(-w * 0.38, -h * 0.86, w * 0.09, h * 0.6, w * 0.05),
  );
  pen.restore();
  // The lid is off while coins fall in.
  if (level > 0.02 && level < 0.98) return;
  fill(pen, paintOf('deep'), () =>
    pen.roundRect(-w * 0.46, -h - w * 0.1, w * 0.92, w * 0.17, w * 0.05),
  );
  fill(pen, paintOf('dusk'), () => pen.roundRect(0, -h - w * 0.1, w * 0.46, w * 0.17, w * 0.05));
};

function drawMarigold(pen: CanvasRenderingContext2D, r: number): void {
  for (let petal = 0; petal < 12; petal += 1) {
    const angle = (petal / 12) * Math.PI * 2;
    fill(pen, paintOf('ember'), () =>
      pen.arc(Math.cos(angle) * r * 0.85, Math.sin(angle) * r * 0.85, r * 0.3, 0, 7),
    );
  }
  fill(pen, paintOf('ember'), () => pen.arc(0, 0, r * 0.85, 0, 7));
  fill(pen, paintOf('sun'), () => pen.arc(0, 0, r * 0.6, 0, 7));
  fill(pen, paintOf('paper'), () => pen.arc(0, 0, r * 0.26, 0, 7));
}

export const drawBill: Drawer<'bill'> = ({ pen }, { w, label, paint = 'mid' }) => {
  const h = w * 0.46;
  fill(pen, paintOf(paint), () => pen.roundRect(-w / 2, -h / 2, w, h, w * 0.05));
  fill(pen, shadeOf(paint), () => pen.roundRect(0, -h / 2, w / 2, h, w * 0.05));
  stroke(pen, { colour: paintOf('paper'), width: w * 0.012 }, () =>
    pen.roundRect(-w * 0.45, -h * 0.39, w * 0.9, h * 0.78, w * 0.03),
  );
  fill(pen, paintOf('paper'), () => pen.arc(0, 0, h * 0.3, 0, 7));
  letter(pen, label ?? '$', {
    size: h * (label === undefined ? 0.4 : 0.27),
    colour: paintOf('night'),
  });
  for (const side of [-1, 1])
    fill(pen, paintOf('sun'), () => pen.arc(side * w * 0.34, 0, h * 0.08, 0, 7));
};

/** A pay stub or a bill, whose rows appear one after the other. */
export const drawSlip: Drawer<'slip'> = ({ pen, beat, say }, { w, title, rows }) => {
  const h = 104 + rows.length * 62;
  fill(pen, paintOf('paper'), () => pen.roundRect(-w / 2, -h, w, h, 16));
  fill(pen, paintOf('deep'), () => pen.roundRect(-w / 2, -h, w, 66, [16, 16, 0, 0]));
  at(pen, -w / 2 + 28, -h + 35, () =>
    letter(pen, say(title), { size: 30, colour: paintOf('paper'), align: 'left' }),
  );
  rows.forEach(({ name, value, from = 0, marked = false }, index) => {
    const part = grown([from, from + 0.22], beat);
    if (part <= 0) return;
    at(pen, 0, -h + 112 + index * 62, () => {
      pen.globalAlpha *= part;
      if (marked)
        fill(pen, paintOf('sun'), () => pen.roundRect(-w / 2 + 14, -28, (w - 28) * part, 56, 10));
      at(pen, -w / 2 + 28, 1, () =>
        letter(pen, say(name), { size: 29, colour: paintOf('night'), weight: 600, align: 'left' }),
      );
      at(pen, w / 2 - 28, 1, () =>
        letter(pen, value, { size: 31, colour: paintOf('night'), align: 'right' }),
      );
    });
  });
};

export const drawTicket: Drawer<'ticket'> = ({ pen }, { w, label, paint = 'paper' }) => {
  const h = w * 0.5;
  fill(pen, paintOf(paint), () => {
    pen.roundRect(-w / 2, -h / 2, w, h, w * 0.06);
  });
  for (const side of [-1, 1]) {
    fill(pen, paintOf('sun'), () => pen.arc((side * w) / 2, 0, h * 0.13, 0, 7));
  }
  const ink = paintOf(paint === 'night' ? 'paper' : 'night');
  stroke(pen, { colour: ink, width: w * 0.02, dash: [w * 0.015, w * 0.05] }, () => {
    pen.moveTo(-w * 0.16, -h * 0.4);
    pen.lineTo(-w * 0.16, h * 0.4);
  });
  stroke(pen, { colour: ink, width: w * 0.035 }, () => pen.arc(-w * 0.32, 0, w * 0.065, 0, 7));
  at(pen, w * 0.15, 2, () => letter(pen, label, { size: w * 0.17, colour: ink }));
};

/** A check with a payee, seen from the front. */
export const drawCheck: Drawer<'check'> = ({ pen, say }, { w, title, amount }) => {
  const h = w * 0.44;
  fill(pen, paintOf('paper'), () => pen.roundRect(-w / 2, -h / 2, w, h, 14));
  fill(pen, paintOf('sky'), () => pen.roundRect(-w / 2, h * 0.28, w, h * 0.22, [0, 0, 14, 14]));
  at(pen, -w * 0.44, -h * 0.31, () =>
    letter(pen, say(title), { size: w * 0.05, colour: paintOf('night'), align: 'left' }),
  );
  for (const [y, length] of [
    [-0.06, 0.44],
    [0.12, 0.6],
  ] as const) {
    stroke(pen, { colour: paintOf('grey'), width: 5 }, () => {
      pen.moveTo(-w * 0.44, h * y);
      pen.lineTo(-w * 0.44 + w * length, h * y);
    });
  }
  fill(pen, paintOf('sun'), () => pen.roundRect(w * 0.13, -h * 0.24, w * 0.32, h * 0.28, 10));
  at(pen, w * 0.29, -h * 0.095, () =>
    letter(pen, amount, { size: w * 0.068, colour: paintOf('night') }),
  );
  stroke(pen, { colour: paintOf('deep'), width: 5 }, () => {
    pen.moveTo(w * 0.2, h * 0.16);
    pen.bezierCurveTo(w * 0.24, 0, w * 0.27, h * 0.3, w * 0.31, h * 0.13);
    pen.bezierCurveTo(w * 0.34, h * 0.02, w * 0.36, h * 0.26, w * 0.43, h * 0.12);
  });
};
