import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { withOrigins, type BoardRow } from './board.ts';

/** Rows that have something in common. */
interface BoardState {
  /** What it is called in an address. */
  value: string;
  words: 'attention' | 'drafts' | 'review' | 'missing' | 'own' | 'inherited';
  /** The language that it is about; undefined if it is about none. */
  language?: LanguageCode;
  has: (row: BoardRow) => boolean;
}

/** What an author wants to see on the board; an empty word asks for all. */
export interface BoardAsked {
  q: string;
  kind: string;
  company: string;
  state: string;
  page: number;
}

const ROWS_PER_PAGE = 50;

export const BOARD_STATES: readonly BoardState[] = [
  inAny('attention', (row) => row.state !== 'published' || LANGUAGE_CODES.some(isMissingIn(row))),
  inAny('drafts', (row) => row.state !== 'published'),
  inAny('review', (row) => ['review', 'approved', 'timed'].includes(row.state)),
  ...LANGUAGE_CODES.map((language): BoardState => ({
    value: `missing${language.charAt(0).toUpperCase()}${language.slice(1)}`,
    words: 'missing',
    language,
    has: (row) => isMissingIn(row)(language),
  })),
  inAny('own', ({ kind, company }) => kind === 'fragment' && company !== DEFAULT_COMPANY_ID),
  // What a company takes from the first one is known once a company is chosen.
  inAny('inherited', ({ origin }) => origin?.kind === 'inherited'),
];

function inAny(words: BoardState['words'], has: BoardState['has']): BoardState {
  return { value: words, words, has };
}

/** Whether the text of a language lacks something, or is older than another one. */
function isMissingIn({ texts }: BoardRow): (code: LanguageCode) => boolean {
  return (code) => texts[code].state !== 'complete';
}

interface FoundRows {
  rows: BoardRow[];
  count: number;
  /** The number of the first one that is shown. */
  from: number;
  pages: number;
  page: number;
}

export function filterBoard(all: readonly BoardRow[], asked: BoardAsked): FoundRows {
  const { kind, company } = asked;
  const wanted = fold(asked.q).split(/\s+/).filter(Boolean);
  const state = BOARD_STATES.find(({ value }) => value === asked.state);
  const rows = (company === '' ? all : withOrigins(all, company)).filter(
    (row) =>
      (kind === '' || row.kind === kind) && (state?.has(row) ?? true) && hasWords(row, wanted),
  );
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const page = Math.min(Math.max(1, asked.page), pages);
  const start = (page - 1) * ROWS_PER_PAGE;
  return {
    rows: rows.slice(start, start + ROWS_PER_PAGE),
    count: rows.length,
    from: start + 1,
    pages,
    page,
  };
}

function hasWords({ id, titles }: BoardRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${id} ${LANGUAGE_CODES.map((code) => titles[code]).join(' ')}`);
  return words.every((word) => text.includes(word));
}

/** Without accents and in small letters, as people type in a hurry. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
