import { planCalendar } from '#contracts/calls/action-plan.ts';
import { callAddress } from '#contracts/calls/call-address.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { PLANS } from '#domain/persona/plans.ts';
import type { ContentSet } from '../content/content-set.ts';
import { listPages } from '../content/page-lists.ts';

/** The company used in the addresses below; a page has the same name for every company. */
const ANY = 'any-company';

/** What analytics calls them: by the very rule the browser names the page it is on. */
export function listPageNames(content: ContentSet): Set<string> {
  const names = listPages(content, ANY).map(
    ({ path }) => placePage({ pathname: path, companyId: ANY }).pageName,
  );
  const problems = (['not-found', 'error'] as const).map(
    (problem) => placePage({ pathname: '/', companyId: ANY, problem }).pageName,
  );
  return new Set([...names, ...problems]);
}

/** Addresses of files: a link may lead there, but they are no pages. */
export function listFileNames(content: ContentSet): string[] {
  const companies = [...content.companies.keys()];
  const calendars = companies.flatMap((companyId) =>
    PLANS.map((animal) =>
      placePage({
        pathname: callAddress(planCalendar, { parameters: { company: companyId, animal } }),
        companyId,
      }),
    ),
  );
  const files = [...content.media.values()].map(({ hash, name }) =>
    placePage({ pathname: `/media/files/${hash}/${name}`, companyId: ANY }),
  );
  return [...calendars, ...files].map(({ pageName }) => pageName);
}
