import type { AppServices, PageAddress } from '#contracts/services.ts';
import { createContext, type RouterContextProvider } from 'react-router';

/** What the host gives to the loaders of one page. */
export interface PageContext {
  services: AppServices;
  address: PageAddress;
  /** What the services gave to this page's loaders; it is filled before the page is rendered. */
  shown: {
    /**
     * Authored HTML by its name. It stands in the document once and is not repeated as loader data.
     */
    html: ReadonlyMap<string, string>;
    /** The authored components on the page, whose styles belong into the document. */
    components: ReadonlySet<string>;
  };
  visitorId: string;
}

export const pageContext = createContext<PageContext | null>(null);

export function getPage(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (page === null) throw new Error('The host did not provide the page context');
  return page;
}
