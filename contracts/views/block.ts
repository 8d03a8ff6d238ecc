import type { InsetPart } from '../content/article.ts';
import type { S7ViewerData } from '../content/multimedia/s7-viewer.ts';
import type { Block } from '../content/multimedia/schemas.ts';
import type { AuthoredHtml } from './authored-html.ts';
import type { FilmView, PictureView } from './media.ts';

/** A film or a picture with its files; a film whose files are missing still has its words. */
export interface S7ViewerView extends S7ViewerData {
  picture: PictureView | undefined;
  film: FilmView | undefined;
}

/** A block as a page draws it. */
export type BlockView =
  Exclude<Block, { component: 's7Viewer' }> | { component: 's7Viewer'; data: S7ViewerView };

export type BodyPartView =
  | ({ kind: 'html' } & AuthoredHtml)
  | ({ kind: 'inset'; part: InsetPart } & AuthoredHtml)
  | { kind: 'block'; name: string; block: BlockView };
