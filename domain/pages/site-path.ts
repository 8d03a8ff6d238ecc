import type { PageName, PathOf } from './pages.ts';

/** A path of the table with values in place of its parameters. */
export type Filled<
  Path extends string,
  Company extends string,
> = Path extends `${infer First}/${infer Rest}`
  ? Rest extends '*' | `:${string}?`
    ? FilledPart<First, Company> | `${FilledPart<First, Company>}/${string}`
    : `${FilledPart<First, Company>}/${Filled<Rest, Company>}`
  : FilledPart<Path, Company>;
type FilledPart<Part extends string, Company extends string> = Part extends ':company'
  ? Company
  : Part extends `:${string}` | '*'
    ? string
    : Part;

/** The address of a page, from the root. */
export type PageAddress<Name extends PageName> = `/${Filled<PathOf<Name>, string>}`;

/** Below the company, or from the root where the page does not stand below one. */
type PathTo<Path extends string> = Path extends ':company'
  ? ''
  : Path extends `:company/${infer Below}`
    ? Filled<Below, never>
    : `/${Filled<Path, string>}`;

/** The path by which a link leads to a page. */
export type PagePath<Name extends PageName> = PathTo<PathOf<Name>>;

type PathToPage = PagePath<Exclude<PageName, 'not-found'>>;

/** What we write where a link leads to a page of the table: it does not compile once the page has another path. */
export type SitePath = PathToPage | `${PathToPage}?${string}` | `${PathToPage}#${string}`;

/** The path of a link: a written one is of the table, and one that authors wrote was checked with the content. */
export type LinkPath<Path extends string> = string extends Path
  ? Path
  : Path extends SitePath
    ? Path
    : NoPageHasThisPath;

interface NoPageHasThisPath {
  seeTheTable: 'domain/pages/pages.ts';
}
