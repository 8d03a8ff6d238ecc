import { isRouteErrorResponse } from 'react-router';

/**
 * Loads a page's content on a navigation. When it cannot be loaded, the page gets `missing` and
 * says so in its own words; "not found" and redirects are still passed on.
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
