import type { Bar, Paint } from '../film.ts';
import { clamp, ease, grown, valueAt } from './motion.ts';
import { paintOf } from './paints.ts';
import { at, fill, letter, stroke, type Drawer, type Stage } from './stage.ts';

function hatched(pen: CanvasRenderingContext2D, paint: Paint): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 16;
  const brush = tile.getContext('2d');
  if (!brush) return paintOf(paint);
  brush.fillStyle = paintOf('blush');
  brush.fillRect(0, 0, 16, 16);
  brush.strokeStyle = paintOf(paint);
  brush.lineWidth = 6;
  for (const shift of [-16, 0, 16]) {
    brush.beginPath();
    brush.moveTo(shift, 16);
    brush.lineTo(shift + 16, 0);
    brush.stroke();
  }
  return pen.createPattern(tile, 'repeat') ?? paintOf(paint);
}

function paintBar(pen: CanvasRenderingContext2D, bar: Bar, box: () => void): void {
  pen.beginPath();
  box();
  pen.fillStyle = bar.hatched === true ? hatched(pen, bar.paint) : paintOf(bar.paint);
  pen.fill();
}

function sayBar(stage: Stage, words: Bar['label'], lettering: Parameters<typeof letter>[2]): void {
  if (words !== undefined) letter(stage.pen, stage.say(words), lettering);
}

/** Columns on the origin's line, from the origin to the right. */
export const drawBars: Drawer<'bars'> = (stage, { w, gap, h, max, bars, ink = 'night' }) => {
  const { pen, beat } = stage;
  let column = -1;
  let below = 0;
  for (const bar of bars) {
    if (bar.stacked !== true) {
      column += 1;
      below = 0;
    }
    const part = grown(bar.grow, beat);
    const height = (bar.value / max) * h * part;
    const x = column * (w + gap);
    if (part > 0)
      paintBar(pen, bar, () =>
        pen.roundRect(x, -below - height, w, height, Math.min(10, height / 2)),
      );
    below += height;
    const colour = paintOf(ink);
    at(pen, x + w / 2, 34, () => sayBar(stage, bar.name, { size: 28, colour, weight: 600 }));
    at(pen, x + w / 2, -below - 30, () => {
      pen.globalAlpha *= clamp((part - 0.6) * 2.5);
      sayBar(stage, bar.label, { size: 36, colour });
    });
  }
  stroke(pen, { colour: paintOf(ink), width: 4 }, () => {
    pen.moveTo(-16, 0);
    pen.lineTo((column + 1) * (w + gap) - gap + 16, 0);
  });
};

/** Horizontal bars, with a name above each and its value at the end. */
export const drawBeams: Drawer<'beams'> = (stage, { w, h, gap, max, bars, ink = 'night' }) => {
  const { pen, beat } = stage;
  let row = -1;
  let before = 0;
  for (const bar of bars) {
    if (bar.stacked !== true) {
      row += 1;
      before = 0;
    }
    const part = grown(bar.grow, beat);
    const length = (bar.value / max) * w * part;
    const y = row * (h + gap);
    if (part > 0)
      paintBar(pen, bar, () => pen.roundRect(before, y, length, h, Math.min(10, length / 2)));
    before += length;
    const colour = paintOf(ink);
    at(pen, 0, y - 26, () => sayBar(stage, bar.name, { size: 30, colour, align: 'left' }));
    at(pen, before + 18, y + h / 2 + 2, () => {
      pen.globalAlpha *= clamp((part - 0.6) * 2.5);
      sayBar(stage, bar.label, { size: 38, colour, align: 'left' });
    });
  }
};

/** Savings as a ridge that is drawn from left to right, with a flag at its end. */
export const drawRidge: Drawer<'ridge'> = (stage, { w, h, max, series, ticks }) => {
  const { pen, beat } = stage;
  stroke(pen, { colour: paintOf('paper'), width: 2 }, () => {
    for (let line = 1; line <= 4; line += 1) {
      pen.moveTo(0, (-h * line) / 4);
      pen.lineTo(w, (-h * line) / 4);
    }
  });
  for (const { values, paint, grow, hatched: isHatched = false, label, labelAt } of series) {
    const part = grown(grow, beat);
    if (part <= 0) continue;
    const end = part * (values.length - 1);
    const heightAt = (index: number): number => {
      const low = values[Math.floor(index)] ?? 0;
      const high = values[Math.ceil(index)] ?? low;
      return (-h * (low + (high - low) * (index % 1))) / max;
    };
    const xAt = (index: number): number => (index / (values.length - 1)) * w;
    const walk = (): void => {
      for (let index = 0; index <= end; index += 1) pen.lineTo(xAt(index), heightAt(index));
      pen.lineTo(xAt(end), heightAt(end));
    };
    pen.beginPath();
    pen.moveTo(0, 0);
    walk();
    pen.lineTo(xAt(end), 0);
    pen.fillStyle = isHatched ? hatched(pen, paint) : paintOf(paint);
    pen.fill();
    const edge = isHatched
      ? { colour: paintOf('night'), width: 4, dash: [11, 10] }
      : { colour: paintOf('paper'), width: 4 };
    stroke(pen, edge, walk);
    at(pen, xAt(end), heightAt(end), () => {
      fill(pen, paintOf('night'), () => pen.arc(0, 0, 11, 0, 7));
      fill(pen, paintOf('paper'), () => pen.arc(0, 0, 5, 0, 7));
      pen.globalAlpha *= clamp((part - 0.85) * 7);
      at(pen, labelAt[0], labelAt[1], () => drawChip(stage, stage.say(label)));
    });
  }
  stroke(pen, { colour: paintOf('night'), width: 4 }, () => {
    pen.moveTo(0, 0);
    pen.lineTo(w, 0);
  });
  for (const { at: share, name } of ticks) {
    const align = share === 0 ? 'left' : share === 1 ? 'right' : 'center';
    at(pen, share * w, 32, () =>
      letter(pen, stage.say(name), { size: 28, colour: paintOf('night'), weight: 600, align }),
    );
  }
};

function drawChip({ pen }: Stage, text: string): void {
  pen.font = '800 34px "Public Sans Film"';
  const width = pen.measureText(text).width + 44;
  fill(pen, paintOf('night'), () => {
    pen.moveTo(-width / 2, -30);
    pen.lineTo(width / 2, -30);
    pen.lineTo(width / 2, 30);
    pen.lineTo(-width / 2, 30);
  });
  letter(pen, text, { size: 34, colour: paintOf('paper') });
}

/** A whole cut into parts; `pull` moves the last one out. */
export const drawSplit: Drawer<'split'> = (stage, { r, parts, open, pull = 0 }) => {
  const { pen, beat } = stage;
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const shown = clamp(valueAt(open, beat, 1));
  const out = valueAt(pull, beat, 0);
  let from = -Math.PI / 2;
  parts.forEach((part, index) => {
    const to = from + (part.value / total) * Math.PI * 2 * shown;
    const middle = (from + to) / 2;
    const away = index === parts.length - 1 ? out : 0;
    at(pen, Math.cos(middle) * away, Math.sin(middle) * away, () => {
      fill(pen, paintOf(part.paint), () => {
        pen.moveTo(0, 0);
        pen.arc(0, 0, r, from, to);
      });
      stroke(pen, { colour: paintOf(stage.scene.ground), width: 5 }, () => {
        pen.moveTo(0, 0);
        pen.arc(0, 0, r, from, to);
        pen.lineTo(0, 0);
      });
      if (part.label === undefined) return;
      const dark = part.paint === 'deep' || part.paint === 'night';
      const label = stage.say(part.label);
      at(pen, Math.cos(middle) * r * 0.62, Math.sin(middle) * r * 0.62, () => {
        pen.globalAlpha *= clamp(shown * 4 - 3);
        letter(pen, label, { size: r * 0.17, colour: paintOf(dark ? 'paper' : 'night') });
      });
    });
    from = to;
  });
};

export const drawSlider: Drawer<'slider'> = (stage, { w, value, max, paint = 'deep' }) => {
  const { pen, beat } = stage;
  const now = valueAt(value, beat, 0);
  const x = -w / 2 + (now / max) * w;
  fill(pen, paintOf('grey'), () => pen.roundRect(-w / 2, -7, w, 14, 7));
  fill(pen, paintOf(paint), () => pen.roundRect(-w / 2, -7, x + w / 2, 14, 7));
  at(pen, x, 0, () => {
    fill(pen, paintOf('paper'), () => pen.arc(0, 0, 52, 0, 7));
    fill(pen, paintOf(paint), () => pen.arc(0, 0, 46, 0, 7));
    letter(pen, `${Math.round(now)}%`, { size: 36, colour: paintOf('paper') });
  });
};

export const drawCount: Drawer<'count'> = ({ pen, beat }, layer) => {
  const { to, before = '', after = '', size, paint = 'night', align = 'left' } = layer;
  const number = Math.round(valueAt(to, beat, 0)).toLocaleString('en-US');
  letter(pen, `${before}${number}${after}`, { size, colour: paintOf(paint), align });
};

export const drawLabel: Drawer<'label'> = (
  { pen, say },
  { text, size, paint = 'night', align = 'center', chip },
) => {
  const words = say(text);
  if (chip !== undefined) {
    pen.font = `800 ${size}px "Public Sans Film"`;
    const width = pen.measureText(words).width + size * 1.1;
    const left =
      align === 'center' ? -width / 2 : align === 'left' ? -size * 0.55 : -width + size * 0.55;
    fill(pen, paintOf(chip), () =>
      pen.roundRect(left, -size * 0.85, width, size * 1.66, size * 0.3),
    );
  }
  letter(pen, words, { size, colour: paintOf(paint), align });
};

export const drawCalendar: Drawer<'calendar'> = ({ pen, beat, say }, layer) => {
  const { w, marked, columns = 7, rows = 4, names } = layer;
  const cell = w / columns;
  const h = cell * rows + 58;
  const done = valueAt(marked, beat, 0);
  fill(pen, paintOf('paper'), () => pen.roundRect(-w / 2 - 16, -h - 8, w + 32, h + 24, 20));
  fill(pen, paintOf('ember'), () => pen.roundRect(-w / 2 - 16, -h - 8, w + 32, 54, [20, 20, 0, 0]));
  for (const side of [-0.3, 0.3])
    fill(pen, paintOf('night'), () => pen.roundRect(w * side - 7, -h - 26, 14, 40, 7));
  for (let day = 0; day < columns * rows; day += 1) {
    const x = -w / 2 + (day % columns) * cell + cell / 2;
    const y = -h + 60 + Math.floor(day / columns) * cell + cell / 2 - 2;
    const part = ease(clamp(done - day));
    fill(pen, paintOf('leaf'), () =>
      pen.roundRect(x - cell * 0.43, y - cell * 0.43, cell * 0.86, cell * 0.86, 8),
    );
    if (part > 0) fill(pen, paintOf('sun'), () => pen.arc(x, y, cell * 0.36 * part, 0, 7));
    const name = names?.[day];
    if (name !== undefined)
      at(pen, x, y + 1, () =>
        letter(pen, say(name), { size: cell * 0.3, colour: paintOf('night') }),
      );
  }
};
