/** Where a page stands in a list that goes on over several. */
export interface ListPage {
  /** The first page is 1. */
  number: number;
  pages: number;
  /** The first and the last entry that it shows, counted from 1; of an empty list 1 and 0. */
  from: number;
  to: number;
  total: number;
}

export interface CutList<Entry> {
  entries: Entry[];
  page: ListPage;
}

interface Cut {
  size: number;
  number: number;
}

/** An empty list has one page as well. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** One page of a list. A number behind the last page shows nothing. */
export function cutPage<Entry>(list: readonly Entry[], { size, number }: Cut): CutList<Entry> {
  const start = (number - 1) * size;
  const entries = list.slice(start, start + size);
  const page = {
    number,
    pages: countPages(list.length, size),
    from: start + 1,
    to: start + entries.length,
    total: list.length,
  };
  return { entries, page };
}

/** The parameter of an address that names a page. */
export const PAGE_PARAMETER = 'page';

/** An address writes no number for the first page, and none in two ways. */
const FURTHER_PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** The number of a page after the first, or undefined if the text is none. */
export function findFurtherPage(text: string): number | undefined {
  return FURTHER_PAGE.test(text) ? Number(text) : undefined;
}

interface Address {
  searchParams: { get: (name: string) => string | null };
}

/** Which page an address asks for. */
export function pageNumberOf({ searchParams }: Address): number {
  return findFurtherPage(searchParams.get(PAGE_PARAMETER) ?? '') ?? 1;
}

/** The numbers that lead through a list: both ends, and those beside the page; 0 stands for a gap. */
export function listPageNumbers({ number, pages }: Pick<ListPage, 'number' | 'pages'>): number[] {
  const named = [1, number - 1, number, number + 1, pages].filter(
    (each, at, all) => each >= 1 && each <= pages && all.indexOf(each) === at,
  );
  return named.flatMap((each, at) => {
    const skipped = each - (named[at - 1] ?? 0) - 1;
    if (skipped === 0) return [each];
    // A gap of one page takes no more room than its number.
    return skipped === 1 ? [each - 1, each] : [0, each];
  });
}
