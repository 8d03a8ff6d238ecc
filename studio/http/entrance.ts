import type { Context, Hono } from 'hono';
import type { LanguageCode } from '#domain/language/language.ts';
import type { SafeHtml } from '#server/html/markup.ts';
import type { Powers } from '../access/roles.ts';
import type { Desk } from '../desk/open-desk.ts';
import type { Person } from '../desk/git.ts';
import type { PageFrame } from '../pages/layout.ts';
import type { DoorReason } from '../pages/simple-pages.ts';
import type { ShowPage } from './studio-tools.ts';

/** Who asks, and what they may do. */
export interface Visitor extends Powers {
  person: Person;
  /** The session they came by, for a list of their own. */
  session: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    visitor: Visitor;
    /** What a page may do that stands in the preview. */
    framePolicy: string | undefined;
  }
}

/** Why a request is not answered. */
export type Refusal = Extract<
  DoorReason,
  'foreign' | 'needed' | 'elsewhere' | 'busy' | 'not-allowed'
>;

export interface EntranceTools {
  desk: Desk;
  showPage: ShowPage;
  /** A page for somebody who is not in. */
  showDoor: (
    c: Context,
    body: SafeHtml,
    status: 200 | 401 | 403 | 404 | 429,
    more?: Pick<PageFrame, 'script' | 'goTo' | 'twin'>,
  ) => Response;
}

/** How people come in, and how each request is known to be theirs. */
export interface Entrance {
  /** The host that the request names, if it is one of ours, and the origin of our own pages. */
  ownOrigin: (c: Context) => string | undefined;
  /** Addresses that need no session. */
  isOpen: (path: string) => boolean;
  whoIs: (c: Context) => Promise<Visitor | undefined>;
  /** Ends the session of a request. */
  leave: (c: Context) => Promise<void>;
  addRoutes: (app: Hono, tools: EntranceTools) => void;
  renderDoor: (code: LanguageCode, reason: Refusal) => SafeHtml;
  /** Whether one more change of this person is too many for now. */
  isBusy: (visitor: Visitor) => boolean;
  /** Whether there are pages about who may do what. */
  hasPeople: boolean;
  doorScript?: string;
  /** Tells a browser to come by an encrypted connection only. */
  isSecure: boolean;
}
