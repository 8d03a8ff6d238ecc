import { fill, type Drawer } from './stage.ts';
import { paintOf } from './paints.ts';

const SIGHT_SECONDS = 3.4;

/** Draws a drawing of the kit, standing on the origin. A figure with eyes blinks now and then. */
export const drawArt: Drawer<'art'> = ({ pen, seconds, picture }, layer) => {
  const { name, w, parts, blinks = false, panel } = layer;
  const since = (seconds + name.length * 0.7) % SIGHT_SECONDS;
  const image = picture(name, { parts, areEyesShut: blinks && since < 0.17 });
  if (!(image instanceof HTMLCanvasElement)) return;
  const h = (w * image.height) / image.width;
  pen.save();
  if (panel !== undefined) {
    fill(pen, paintOf(panel), () => pen.roundRect(-w / 2, -h, w, h, w * 0.09));
    pen.clip();
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, -w / 2, -h, w, h);
  pen.restore();
};
