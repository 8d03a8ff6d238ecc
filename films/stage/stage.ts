import type { Layer, Scene, Words } from '../film.ts';

/** What a drawer is given besides its layer. The layer's own place is the origin. */
export interface Stage {
  pen: CanvasRenderingContext2D;
  beat: number;
  /** Seconds since the start of the scene, and of the whole film. */
  seconds: number;
  filmSeconds: number;
  /** How far the land has glided into its place: from 0 to 1 in the first seconds of a scene. */
  settled: number;
  say: (words: Words) => string;
  picture: (name: string, options: PictureOptions) => CanvasImageSource | undefined;
  scene: Scene;
}

export interface PictureOptions {
  parts?: readonly [number, number] | undefined;
  areEyesShut: boolean;
}

export type Drawer<Kind extends Layer['kind']> = (
  stage: Stage,
  layer: Extract<Layer, { kind: Kind }>,
) => void;

export const FONT = 'Public Sans Film';

export function fill(pen: CanvasRenderingContext2D, colour: string, draw: () => void): void {
  pen.beginPath();
  draw();
  pen.fillStyle = colour;
  pen.fill();
}

interface Stroke {
  colour: string;
  width: number;
  dash?: number[];
}

export function stroke(
  pen: CanvasRenderingContext2D,
  { colour, width, dash = [] }: Stroke,
  draw: () => void,
): void {
  pen.save();
  pen.beginPath();
  draw();
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.setLineDash(dash);
  pen.stroke();
  pen.restore();
}

interface Lettering {
  size: number;
  colour: string;
  weight?: number;
  align?: CanvasTextAlign;
}

export function letter(
  pen: CanvasRenderingContext2D,
  text: string,
  { size, colour, weight = 800, align = 'center' }: Lettering,
): void {
  pen.font = `${weight} ${size}px "${FONT}"`;
  pen.letterSpacing = `${-size * 0.015}px`;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(text, 0, 0);
}

export function at(pen: CanvasRenderingContext2D, x: number, y: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  draw();
  pen.restore();
}
