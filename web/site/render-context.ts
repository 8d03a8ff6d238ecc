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
  /** Authored HTML by its name; the browser reads it from the document. */
  html?: ReadonlyMap<string, string>;
  /** The HTML of the consent island, which the server rendered and the browser leaves as it is. */
  consentHtml: string;
}

export const RenderContextReact = createContext<RenderContext | null>(null);
