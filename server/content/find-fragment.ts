import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import type { HISPANIC_LANDING, HispanicLanding } from '#contracts/content/hispanic-landing.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import type { ContentSet } from './content-set.ts';

/** Landings are fragments too; each of their sections is checked by itself. */
type Landings = Record<AwardsVariant, AwardsLanding> &
  Record<typeof HISPANIC_LANDING, HispanicLanding>;

/** Finds a company's own fragment or the default company's, whatever its content. */
export function findAnyFragment(
  content: ContentSet,
  companyId: string,
  name: string,
): PerLanguage<unknown> | undefined {
  return (
    content.fragments.get(`${companyId}/${name}`) ??
    content.fragments.get(`${DEFAULT_COMPANY_ID}/${name}`)
  );
}

/** The name of the fragment that a company shows, with the company that it is of. */
export function nameFragment(content: ContentSet, companyId: string, name: string): string {
  const own = `${companyId}/${name}`;
  return content.fragments.has(own) ? own : `${DEFAULT_COMPANY_ID}/${name}`;
}

/** The loader has checked the data with the schema of this name, so the cast is safe. */
export function findFragment<Name extends FragmentName>(
  content: ContentSet,
  companyId: string,
  name: Name,
): PerLanguage<Fragment<Name>> | undefined {
  return findAnyFragment(content, companyId, name) as PerLanguage<Fragment<Name>> | undefined;
}

/** The timeline of the page about the way into retirement: the first of its kind in the fragment. */
export function findTimeline({
  multimedia = [],
}: Fragment<'transitioning-to-retirement'>): TtrWidgetData | undefined {
  for (const block of multimedia) if (block.component === 'ttr-widget') return block.data;
  return undefined;
}

/** The loader has checked the data with the schema of this name, so the cast is safe. */
export function findLanding<Name extends keyof Landings>(
  content: ContentSet,
  companyId: string,
  name: Name,
): PerLanguage<Landings[Name]> | undefined {
  return findAnyFragment(content, companyId, name) as PerLanguage<Landings[Name]> | undefined;
}
