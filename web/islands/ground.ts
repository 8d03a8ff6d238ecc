import type { ShellView } from '#contracts/views/shell.ts';
import type { Place } from '../site/place.ts';
import type { Store } from '../state/store.ts';

/** What no island shows: it is in the page already. */
type OfDocument = 'themeCss' | 'disclosures' | 'menu' | 'panel' | 'footer';

/** What stands in a still page for its script. */
export interface GroundInPage {
  shell: Omit<ShellView, OfDocument>;
  place: Place;
  /** What the star of the page's path stands for. */
  rest: string;
}

/** What every island of a page stands on. */
export interface Ground extends GroundInPage {
  store: Store;
  /** Tells of the page that the address names by now; there once the visit is counted. */
  onPage?: () => void;
}
