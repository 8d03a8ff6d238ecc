import { createContext } from 'react-router';
import { pageContext } from './page-context.ts';

export interface DocumentParts {
  /** True if the host writes the styles into the document; otherwise the browser fetches them. */
  holdsStyles: boolean;
  /** Lists the stylesheets of a component that only the pages that use it load. */
  stylesOfComponent: (component: string) => readonly string[];
  /** Our own inline scripts and styles carry this mark; nothing that came with content does. */
  mark: string;
  /**
   * Takes the page as a text, which as the body of the answer would be coded and decoded on its way, and
   * the files of its styles, whose place in the document is still empty.
   */
  takeDocument: (html: string, styles: readonly string[]) => void;
  onError: (error: unknown) => void;
}

export const documentContext = createContext<DocumentParts | null>(null);

/** The contexts that the host sets before a render. */
export const host = { pageContext, documentContext };
export type HostContext = typeof host;
