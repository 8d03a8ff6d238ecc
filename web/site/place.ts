import { createContext, useContext } from 'react';

/** Where the page is: its address without what only its visitor brought along. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Whoever draws a page says it, and so does an island that wakes. */
export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('Nobody told the place');
  return place;
}
