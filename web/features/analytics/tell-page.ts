import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { placePage, type PagePlace } from '#domain/analytics/page-place.ts';
import { ANIMAL_CODES, ANIMALS } from '#domain/persona/animals.ts';
import { brandCode } from '#domain/company/brand.ts';
import { awardsVariantOf } from '#domain/pages/awards-variant.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import { pageViewCompleted, pageViewStarted } from '../../state/page-slices.ts';
import type { Store } from '../../state/store.ts';
import { track } from '../../state/track.ts';
import type { UserState } from '../../state/user-slice.ts';

/**
 * The wait that the specification asks for: within it a page may still redirect or set its state.
 */
const AFTER_ROUTE_CHANGE_MS = 250;

type PageLoad = Extract<TrackedEvent, { event: 'page load' }>;

export interface Page {
  pathname: string;
  /** What the star of the page's path stands for. */
  rest: string;
  label: PageLoad['pageLabel'];
  shell: Pick<ShellView, 'company' | 'language' | 'runtime'>;
}

/**
 * Tracks the page load and the page data, a quarter of a second after each change of the page. A
 * pick in a list (`?video=2`) or an anchor stays on the page and is no page load. Returns the
 * function that stops it.
 */
export function tellPage(store: Store, page: Page): () => void {
  store.dispatch(pageViewStarted());
  const timer = setTimeout(() => {
    const { user } = store.getState();
    const place = currentPlace(page);
    track(pageLoadEvent({ ...page, place, user }));
    track({
      event: 'page data',
      path: place.pageName,
      visitor: user.uid === undefined ? 'anonymous' : 'known',
      personaSegment: segmentOf(user),
      language: page.shell.language,
    });
    track({ event: 'testing view', view: place.pageName });
    track({ event: 'page completed', pageName: place.pageName });
    tellSearch();
    store.dispatch(pageViewCompleted());
  }, AFTER_ROUTE_CHANGE_MS);
  return () => clearTimeout(timer);
}

/** A page of results says whether there are any; the words of the search are told to nobody. */
function tellSearch(): void {
  const result = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  if (result === 'found' || result === 'nothing') track({ event: 'search', result });
}

function currentPlace({ pathname, rest, shell }: Page): PagePlace {
  const problem = document.getElementById('main')?.dataset['problem'];
  return placePage({
    pathname,
    companyId: shell.company.companyId,
    rest,
    ...((problem === 'not-found' || problem === 'error') && { problem }),
  });
}

interface PageLoadParts extends Page {
  place: PagePlace;
  user: UserState;
}

function pageLoadEvent({ pathname, label, place, shell, user }: PageLoadParts): PageLoad {
  const [section1, section2, section3] = place.sections;
  return {
    event: 'page load',
    baseUrl: location.origin,
    channel: 'retirement education',
    pageName: place.pageName,
    pageLabel: label,
    siteAudience: 'participant',
    country: 'us',
    language: shell.language,
    section1,
    section2,
    section3,
    personaSegment: segmentOf(user),
    animalCode: user.animal ? ANIMAL_CODES[user.animal] : '',
    brand: brandCode(user.domain.domainName) as PageLoad['brand'],
    company: shell.company.companyId,
    userRole: '',
    isAwards: awardsVariantOf(pathname) !== undefined,
    profile: shell.runtime.profileName,
  };
}

/** A segment comes from the address, so an unknown one could be any text: it is sent as "other". */
function segmentOf({ segment }: UserState): PageLoad['personaSegment'] {
  if (segment === 'default') return 'default';
  return ANIMALS.find((animal) => animal === segment) ?? 'other';
}
