import type { Film } from '../film.ts';
import type { PictureOptions } from './stage.ts';

const SHARPNESS = 1100;
const pictures = new Map<string, HTMLCanvasElement>();

function keyOf(name: string, { parts, areEyesShut }: PictureOptions): string {
  return `${name} ${parts?.join('-') ?? ''} ${areEyesShut}`;
}

export function drawnPicture(name: string, options: PictureOptions): CanvasImageSource | undefined {
  return pictures.get(keyOf(name, options));
}

/** Every drawing of a film, with open and with shut eyes. */
export async function loadPictures(art: Record<string, string>, film: Film): Promise<void> {
  for (const layer of film.scenes.flatMap((scene) => scene.layers)) {
    if (layer.kind !== 'art') continue;
    for (const areEyesShut of layer.blinks === true ? [false, true] : [false]) {
      const options = { parts: layer.parts, areEyesShut };
      const key = keyOf(layer.name, options);
      const svg = art[layer.name];
      if (svg === undefined) throw new Error(`There is no drawing ${layer.name}`);
      if (!pictures.has(key)) {
        const picture = await rasterise(svg, options);
        picture.dataset['key'] = key;
        pictures.set(key, picture);
      }
    }
  }
}

async function rasterise(
  svg: string,
  { parts, areEyesShut }: PictureOptions,
): Promise<HTMLCanvasElement> {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [, , w = 1, h = 1] = (root.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  if (parts !== undefined) {
    [...root.children].forEach((child, index) => {
      const isKept = index >= parts[0] && index <= parts[1];
      if (!isKept && child.tagName !== 'clipPath') child.remove();
    });
  }
  if (areEyesShut) shutEyes(root);
  const scale = Math.min(SHARPNESS / Math.max(w, h), 5);
  root.setAttribute('width', String(w * scale));
  root.setAttribute('height', String(h * scale));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(w * scale);
  canvas.height = Math.round(h * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * An eye is a small disc in the color night; its highlight is the disc in the color paper on it.
 */
function shutEyes(root: Element): void {
  for (const disc of root.querySelectorAll('circle')) {
    const r = Number(disc.getAttribute('r'));
    const isNight = (disc.getAttribute('style') ?? '').includes('fill:var(--art-night');
    const isPaper = (disc.getAttribute('style') ?? '').includes('fill:var(--art-paper');
    if (isPaper && r < 6) disc.remove();
    if (!isNight || r < 5 || r > 18) continue;
    const [cx, cy] = [Number(disc.getAttribute('cx')), Number(disc.getAttribute('cy'))];
    const lid = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    lid.setAttribute('d', `M${cx - r} ${cy}Q${cx} ${cy + r * 0.9} ${cx + r} ${cy}`);
    lid.setAttribute('style', 'fill:none;stroke:var(--art-night,#11312C)');
    lid.setAttribute('stroke-width', '4.5');
    lid.setAttribute('stroke-linecap', 'round');
    disc.replaceWith(lid);
  }
}
