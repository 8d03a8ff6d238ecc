import { isRouteErrorResponse } from 'react-router';

/**
 * On the way here from another page its content may not come: the page is then told so, and says it
 * in its own words. That there is no such page, or that it is elsewhere, stays an answer.
 */
export async function loadOrGoWithout<Content, Missing>(
  load: () => Promise<Content>,
  missing: Missing,
): Promise<Content | Missing> {
  try {
    return await load();
  } catch (error) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    if (isMissing || error instanceof Response) throw error;
    return missing;
  }
}
