import type { InsetPart } from '../content/article.ts';
import type { SessionData } from '../content/multimedia/session.ts';
import type { S7ViewerData } from '../content/multimedia/s7-viewer.ts';
import type { Block } from '../content/multimedia/schemas.ts';
import type { AuthoredHtml } from './authored-html.ts';
import type { PictureView, SaidFilmView } from './media.ts';
import type { SessionCardView } from './session.ts';

/** A film or a picture with its files; a film whose files are missing still has its words. */
export interface S7ViewerView extends S7ViewerData {
  picture: PictureView | undefined;
  film: SaidFilmView | undefined;
}

/** A session without its card has never been whole: nothing is drawn of it. */
export interface SessionBlockView extends SessionData {
  card: SessionCardView | undefined;
}

/** A block as a page draws it. */
export type BlockView =
  | Exclude<Block, { component: 's7Viewer' | 'session' }>
  | { component: 's7Viewer'; data: S7ViewerView }
  | { component: 'session'; data: SessionBlockView };

export type BodyPartView =
  | ({ kind: 'html' } & AuthoredHtml)
  | ({ kind: 'inset'; part: InsetPart } & AuthoredHtml)
  | { kind: 'block'; name: string; block: BlockView };
