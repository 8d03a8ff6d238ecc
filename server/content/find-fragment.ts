import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import type { HISPANIC_LANDING, HispanicLanding } from '#contracts/content/hispanic-landing.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { AwardsVariant } from '#domain/visit/known-pages.ts';
import type { ContentSet } from './content-set.ts';

type InBothLanguages<Data> = Record<LanguageCode, Data>;

/** Landings come as fragments too, each checked section by section. */
type Landings = Record<AwardsVariant, AwardsLanding> &
  Record<typeof HISPANIC_LANDING, HispanicLanding>;

/** A company's own fragment, or else everybody's, whatever is in it. */
export function findAnyFragment(
  content: ContentSet,
  companyId: string,
  name: string,
): InBothLanguages<unknown> | undefined {
  return (
    content.fragments.get(`${companyId}/${name}`) ??
    content.fragments.get(`${DEFAULT_COMPANY_ID}/${name}`)
  );
}

/** The loader has checked it by the schema of its name. */
export function findFragment<Name extends FragmentName>(
  content: ContentSet,
  companyId: string,
  name: Name,
): InBothLanguages<Fragment<Name>> | undefined {
  return findAnyFragment(content, companyId, name) as InBothLanguages<Fragment<Name>> | undefined;
}

/** The loader has checked it by the schema of its name. */
export function findLanding<Name extends keyof Landings>(
  content: ContentSet,
  companyId: string,
  name: Name,
): InBothLanguages<Landings[Name]> | undefined {
  return findAnyFragment(content, companyId, name) as InBothLanguages<Landings[Name]> | undefined;
}
