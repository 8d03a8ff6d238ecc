import { createContext, useContext } from 'react';

/** Where the page is: its address without what only its visitor brought along. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The router's place where it is around the page, and what an island is told. */
export const PlaceContext = createContext<Place | null>(null);

/** Asks no router, so that the script of an island brings none. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('Nobody told the place');
  return place;
}
