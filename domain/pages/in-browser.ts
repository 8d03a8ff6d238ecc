import type { Page } from './page.ts';
import { EVERY_PAGE, type PageName } from './pages.ts';

/*
 * What a browser reads of the table. The build works these values out, so that a page carries them and
 * not the table.
 */

type Field<Name extends keyof Page> = Partial<Record<PageName, Page[Name]>>;

function column<Name extends keyof Page>(field: Name): Field<Name> {
  const rows = EVERY_PAGE.flatMap(([name, page]) =>
    page[field] === undefined ? [] : [[name, page[field]]],
  );
  return Object.fromEntries(rows) as Field<Name>;
}

export const LABEL_OF_PAGE: Field<'label'> = column('label');

export const DISCLOSURE_OF_PAGE: Field<'disclosure'> = column('disclosure');

/** Pages that no search engine keeps. */
export const UNFOUND_PAGES: readonly PageName[] = EVERY_PAGE.flatMap(([name, { isFound }]) =>
  isFound ? [] : [name],
);
