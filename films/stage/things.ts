import { clamp, ease } from './motion.ts';
import { mix, paintOf, shadeOf } from './paints.ts';
import { at, fill, letter, type Drawer } from './stage.ts';

export const drawPhone: Drawer<'phone'> = ({ pen }, { w, h }) => {
  fill(pen, paintOf('night'), () => pen.roundRect(-w / 2, -h / 2, w, h, 34));
  fill(pen, paintOf('paper'), () => pen.roundRect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, 24));
  fill(pen, paintOf('leaf'), () =>
    pen.roundRect(-w / 2 + 12, -h / 2 + 12, w - 24, 70, [24, 24, 0, 0]),
  );
  fill(pen, paintOf('night'), () => pen.roundRect(-44, -h / 2 + 22, 88, 14, 7));
};

/** A trail sign on its post; the board points right, or back. */
export const drawSign: Drawer<'sign'> = (
  { pen, say },
  { text, w, paint = 'ember', back = false },
) => {
  const h = w * 0.27;
  fill(pen, paintOf('night'), () => pen.roundRect(-9, -h * 0.4, 18, w * 0.9, 6));
  at(pen, 0, 0, () => {
    const tip = h * 0.42;
    fill(pen, paintOf(paint), () => {
      const side = back ? -1 : 1;
      pen.moveTo((-w / 2) * side, -h / 2);
      pen.lineTo((w / 2 - tip) * side, -h / 2);
      pen.lineTo((w / 2 + tip * 0.2) * side, 0);
      pen.lineTo((w / 2 - tip) * side, h / 2);
      pen.lineTo((-w / 2) * side, h / 2);
    });
    const ink = paint === 'sun' || paint === 'paper' ? 'night' : 'paper';
    const words = say(text);
    const size = Math.min(h * 0.46, (w * 0.82) / (words.length * 0.58));
    at(pen, back ? h * 0.1 : -h * 0.1, 2, () => letter(pen, words, { size, colour: paintOf(ink) }));
  });
};

export const drawFlag: Drawer<'flag'> = ({ pen, seconds, say }, { text, h, paint = 'sun' }) => {
  const words = say(text);
  const size = h * 0.17;
  pen.font = `800 ${size}px "Public Sans Film"`;
  const w = Math.max(h * 0.5, pen.measureText(words).width + size * 1.3);
  const wave = Math.sin(seconds * 2.4) * 5;
  fill(pen, paintOf('night'), () => pen.roundRect(-6, -h, 12, h, 6));
  fill(pen, paintOf(paint), () => {
    pen.moveTo(5, -h + 6);
    pen.quadraticCurveTo(w * 0.5, -h + 6 - wave, w + 4, -h + 6 + wave);
    pen.lineTo(w - 10, -h + h * 0.17 + wave);
    pen.lineTo(w + 4, -h + h * 0.34 + wave);
    pen.quadraticCurveTo(w * 0.5, -h + h * 0.34 - wave, 5, -h + h * 0.34);
  });
  const ink = paint === 'deep' || paint === 'night' ? 'paper' : 'night';
  at(pen, w * 0.48, -h + h * 0.175, () => letter(pen, words, { size, colour: paintOf(ink) }));
};

export const drawTire: Drawer<'tire'> = ({ pen }, { r }) => {
  fill(pen, paintOf('night'), () => pen.arc(0, 0, r, 0, 7));
  fill(pen, paintOf('grey'), () => pen.arc(0, 0, r * 0.58, 0, 7));
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const angle = (bolt / 5) * Math.PI * 2;
    fill(pen, paintOf('night'), () =>
      pen.arc(Math.cos(angle) * r * 0.36, Math.sin(angle) * r * 0.36, r * 0.07, 0, 7),
    );
  }
  fill(pen, paintOf('paper'), () => pen.arc(0, 0, r * 0.14, 0, 7));
};

/** Drops that fall from the origin, one by one. */
export const drawDrops: Drawer<'drops'> = ({ pen, beat, seconds }, { over, fall }) => {
  if (beat < over[0] || beat > over[1]) return;
  for (const shift of [0, 0.5]) {
    const part = (seconds * 0.62 + shift) % 1;
    at(pen, 0, fall * part ** 2, () => {
      pen.globalAlpha *= clamp((1 - part) * 6);
      const r = 17 * ease(clamp(part * 5));
      fill(pen, paintOf('sun'), () => {
        pen.moveTo(0, -r * 1.9);
        pen.bezierCurveTo(r * 0.5, -r, r, -r * 0.5, r, 0);
        pen.arc(0, 0, r, 0, Math.PI);
        pen.bezierCurveTo(-r, -r * 0.5, -r * 0.5, -r, 0, -r * 1.9);
      });
    });
  }
};

const WINDOWS = 4;

export const drawBus: Drawer<'bus'> = ({ pen, seconds }, { w }) => {
  const h = w * 0.36;
  const bounce = Math.sin(seconds * 9) * 1.6;
  at(pen, 0, bounce, () => {
    fill(pen, paintOf('ember'), () => pen.roundRect(-w / 2, -h * 1.1, w, h, [26, 60, 14, 14]));
    fill(pen, paintOf('paper'), () => pen.rect(-w / 2, -h * 0.48, w, h * 0.09));
    fill(pen, shadeOf('ember'), () =>
      pen.roundRect(-w / 2, -h * 0.36, w, h * 0.26, [0, 0, 14, 14]),
    );
    for (let window = 0; window < WINDOWS; window += 1) {
      fill(pen, paintOf('sky'), () =>
        pen.roundRect(-w * 0.45 + window * w * 0.185, -h * 0.97, w * 0.155, h * 0.4, 10),
      );
    }
    fill(pen, paintOf('sky'), () =>
      pen.roundRect(w * 0.31, -h * 0.97, w * 0.17, h * 0.46, [10, 40, 10, 10]),
    );
    fill(pen, paintOf('sun'), () => pen.arc(w * 0.475, -h * 0.24, h * 0.06, 0, 7));
  });
  for (const x of [-0.3, 0.28]) {
    at(pen, w * x, -h * 0.08, () => {
      pen.rotate(seconds * 7);
      const r = h * 0.2;
      fill(pen, paintOf('night'), () => pen.arc(0, 0, r, 0, 7));
      fill(pen, paintOf('paper'), () => pen.arc(0, 0, r * 0.45, 0, 7));
      fill(pen, paintOf('night'), () => pen.rect(-r * 0.4, -r * 0.07, r * 0.8, r * 0.14));
    });
  }
};

export const drawChair: Drawer<'chair'> = ({ pen }, { h, paint = 'deep' }) => {
  const w = h * 0.46;
  fill(pen, paintOf(paint), () => pen.roundRect(-w / 2, -h, w, h * 0.46, [w * 0.3, w * 0.3, 6, 6]));
  fill(pen, shadeOf(paint), () => pen.roundRect(-w * 0.32, -h * 0.9, w * 0.64, h * 0.28, w * 0.16));
  fill(pen, paintOf(paint), () => pen.roundRect(-w * 0.6, -h * 0.5, w * 1.2, h * 0.1, 8));
  for (const side of [-0.46, 0.34])
    fill(pen, paintOf(paint), () => pen.roundRect(w * side, -h * 0.46, w * 0.12, h * 0.46, 4));
};

export const drawTable: Drawer<'table'> = ({ pen }, { w, h = 120, paint = 'ember' }) => {
  fill(pen, shadeOf(paint), () => pen.rect(-w * 0.42, 10, w * 0.06, h));
  fill(pen, shadeOf(paint), () => pen.rect(w * 0.36, 10, w * 0.06, h));
  fill(pen, paintOf(paint), () => pen.roundRect(-w / 2, -14, w, 32, 14));
};

/** Beams of stage light from above. */
export const drawLights: Drawer<'lights'> = ({ pen, seconds, scene }, { count }) => {
  for (let light = 0; light < count; light += 1) {
    const x = ((light + 0.5) / count) * 1280;
    const lean = Math.sin(seconds * 0.7 + light * 1.7) * 120;
    pen.save();
    pen.globalAlpha *= 0.5;
    fill(pen, mix(paintOf(scene.ground), paintOf(light % 2 ? 'sun' : 'ember'), 34), () => {
      pen.moveTo(x - 14, 0);
      pen.lineTo(x + 14, 0);
      pen.lineTo(x + lean + 120, 720);
      pen.lineTo(x + lean - 120, 720);
    });
    pen.restore();
  }
};
