import { createContext, type ReactElement, type ReactNode } from 'react';
import type { Catalogue } from '../words/catalogue.ts';

/** What the server's render knows, and what an island is given of it when it wakes. */
export interface RenderContext {
  catalogue: Catalogue;
  /** The files whose rules stand in the document; undefined where the browser fetches them. */
  cssFiles?: readonly string[] | undefined;
  /** The addresses of the styles where the browser fetches them. */
  fetchedStyles?: readonly string[] | undefined;
  /** Inline scripts and styles that carry this mark are ours, and their hashes go into the CSP. */
  mark: string | undefined;
  /** Authored HTML by its name; the browser reads it from the document. */
  html?: ReadonlyMap<string, string>;
  /** The HTML of the consent island, which the server rendered and the browser leaves as it is. */
  consentHtml: string;
  /** Draws an island as a root of its own, which the browser can wake alone; only the server does. */
  drawIsland?: DrawIsland | undefined;
  /** Draws what many pages have in common once for all of them; only the server does. */
  drawOnce?: ((name: string, part: ReactNode) => string) | undefined;
  /** What the document starts with; only the server knows it. */
  startScripts?: readonly string[];
}

interface DrawnIsland {
  id: string;
  html: string;
}

/** An island that is drawn from the shell alone has a name, by which it is drawn once for all pages. */
export type DrawIsland = (part: ReactElement, sameAs?: string) => DrawnIsland;

export const RenderContextReact = createContext<RenderContext | null>(null);
