import { createContext } from 'react-router';
import { pageContext } from './page-context.ts';

export interface DocumentParts {
  /** The text of a stylesheet by its address; undefined where the browser fetches them. */
  stylesOf: ((href: string) => string) | undefined;
  /** Stylesheets of a component that is loaded only by the pages that use it. */
  stylesOfComponent: (component: string) => readonly string[];
  /** Carried by our own inline scripts and styles, and by nothing that came with content. */
  mark: string;
  onError: (error: unknown) => void;
}

export const documentContext = createContext<DocumentParts | null>(null);

/** What the host sets before a render. */
export const host = { pageContext, documentContext };
export type HostContext = typeof host;
