import type { Company } from '#contracts/content/company.ts';
import { HISPANIC_LANDING } from '#contracts/content/hispanic-landing.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { Page } from '#domain/pages/page.ts';
import { EVERY_PAGE } from '#domain/pages/pages.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { catalogues } from '../../content/catalogues.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { findAnyFragment, nameFragment } from '../../content/find-fragment.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import { fieldText, pageText } from '../../content/search/text-names.ts';
import { findCatalogueText } from '../../content/text-overrides.ts';
import { hiddenSections } from '../hispanic-view.ts';

/** What is searched by one company's readers in one language. */
export interface SearchedSite {
  content: ContentSet;
  company: Company;
  code: LanguageCode;
}

export interface FoundTexts {
  title: string;
  summary: string;
  /** The names of the texts that are shown, as the index of words knows them. */
  texts: readonly string[];
}

export type InSearch = NonNullable<Page['inSearch']>;

/** Returns undefined where the content that a page shows is not there: the page then says so. */
export function findTexts(
  { title, description: ofMost, byHourDescription, shows }: InSearch,
  site: SearchedSite,
): FoundTexts | undefined {
  const isByHour = planHas(planOf(site.company), 'plan.perHour');
  const description = (isByHour ? byHourDescription : undefined) ?? ofMost;
  const shown = shows === undefined ? NOTHING : findShown(shows, site);
  return (
    shown && {
      title: (title === undefined ? shown.title : findMessage(title, site)) ?? '',
      summary:
        (description === undefined ? shown.description : findMessage(description, site)) ?? '',
      texts: shown.texts,
    }
  );
}

/** A message in the company's words, if there is such a message. */
export function findMessage(key: string, { company, code }: SearchedSite): string | undefined {
  return company.texts[code][key] ?? findCatalogueText(catalogues[code], key);
}

interface Shown {
  title?: string;
  description?: string;
  texts: readonly string[];
}

const NOTHING: Shown = { texts: [] };

function findShown(shows: NonNullable<InSearch['shows']>, site: SearchedSite): Shown | undefined {
  const { content, company, code } = site;
  const [folder, name = '', field] = shows.split('/');
  if (folder === 'pages') {
    const page = content.pages.get(name)?.[code];
    return page && { ...page, texts: [pageText(name)] };
  }
  const fragment = findAnyFragment(content, company.companyId, name)?.[code] as Fields | undefined;
  if (!fragment) return undefined;
  const textOf = (of: string): string =>
    fieldText(nameFragment(content, company.companyId, name), of);
  if (field !== undefined) return { ...(fragment[field] as Titled), texts: [textOf(field)] };
  const leftOut = new Set<string>([
    ...fieldsOfOtherPages(shows),
    ...(name === HISPANIC_LANDING ? hiddenSections(company) : []),
  ]);
  const fields = Object.keys(fragment).filter((of) => !leftOut.has(of));
  return { ...(fragment as Titled), texts: fields.map(textOf) };
}

type Fields = Readonly<Record<string, unknown>>;
/** A fragment's schema decides which of the two it has. */
type Titled = Pick<Shown, 'title' | 'description'>;

function fieldsOfOtherPages(shows: string): string[] {
  return EVERY_PAGE.flatMap(([, { inSearch }]) => {
    const [above, field] = inSearch?.shows?.split(/\/(?=[^/]+$)/) ?? [];
    return above === shows && field !== undefined ? [field] : [];
  });
}
