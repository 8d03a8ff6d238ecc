import type { AppServices, PageAddress } from '#contracts/services.ts';
import { createContext, type RouterContextProvider } from 'react-router';

/** What the host hands to loaders for one page. */
export interface PageContext {
  services: AppServices;
  address: PageAddress;
  /** What the services gave to this page's loaders, filled before the page is rendered. */
  shown: {
    /** Authored HTML by its name: it stands in the document once, not again as loader data. */
    html: ReadonlyMap<string, string>;
    /** Authored components, whose styles belong to the document. */
    components: ReadonlySet<string>;
  };
  visitorId: string;
}

/** Matched by identity: the host must use the copy that the bundle exports. */
export const pageContext = createContext<PageContext | null>(null);

export function getPage(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (page === null) throw new Error('The host did not provide the page context');
  return page;
}
