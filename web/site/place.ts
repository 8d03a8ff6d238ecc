import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

/** Where the page is: its address without what only its visitor brought along. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What an island is told of its page; around everything else stands the router. */
export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const told = useContext(PlaceContext);
  // An island is drawn without the router on the server and in the browser, so the order of hooks
  // is always the same for it.
  // oxlint-disable-next-line react/rules-of-hooks -- the context of a component never comes or goes
  return told ?? useLocation();
}
