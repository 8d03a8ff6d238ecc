import { createContext } from 'react';
import type { Catalogue } from '../words/catalogue.ts';

/** What the server's render knows and the browser reads back from the document. */
export interface RenderContext {
  catalogue: Catalogue;
  /** True on the server; the browser loads a page's own texts with the page. */
  hasEveryText: boolean;
  css: string;
  /** Inline scripts and styles that carry this mark are ours, and their hashes go into the CSP. */
  mark: string | undefined;
  /** Authored texts by their names; the browser finds them in its document. */
  html?: ReadonlyMap<string, string>;
  /** The consent island: HTML of the server, which the browser leaves as it is. */
  consentHtml: string;
}

export const RenderContextReact = createContext<RenderContext | null>(null);
