import { redirect } from 'react-router';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';

/** The host redirects `/` itself; this answers a navigation inside the page. */
export function loader() {
  return redirect(`/${DEFAULT_COMPANY_ID}`);
}
