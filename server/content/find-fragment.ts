import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type { ContentSet } from './content-set.ts';

/** A company's own fragment, or else everybody's. */
export function findFragment(
  content: ContentSet,
  companyId: string,
  name: string,
): PerLanguage<unknown> | undefined {
  return (
    content.fragments.get(`${companyId}/${name}`) ??
    content.fragments.get(`${DEFAULT_COMPANY_ID}/${name}`)
  );
}
