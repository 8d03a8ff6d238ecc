import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { withOrigins, type BoardRow } from './board.ts';

export const BOARD_STATES = [
  'attention',
  'drafts',
  'review',
  'missingEn',
  'missingEs',
  'own',
  'inherited',
] as const;
type BoardState = (typeof BOARD_STATES)[number];

/** What an author wants to see on the board; an empty word asks for all. */
export interface BoardAsked {
  q: string;
  kind: string;
  company: string;
  state: string;
  page: number;
}

const ROWS_PER_PAGE = 50;

const IS: Readonly<Record<BoardState, (row: BoardRow) => boolean>> = {
  attention: (row) =>
    row.state !== 'published' ||
    LANGUAGE_CODES.some((code) => row.texts[code].state !== 'complete'),
  drafts: ({ state }) => state !== 'published',
  review: ({ state }) => state === 'review' || state === 'approved' || state === 'timed',
  missingEn: ({ texts }) => texts.en.state !== 'complete',
  missingEs: ({ texts }) => texts.es.state !== 'complete',
  own: ({ kind, company }) => kind === 'fragment' && company !== DEFAULT_COMPANY_ID,
  // What a company takes from the first one is known once a company is chosen.
  inherited: ({ origin }) => origin?.kind === 'inherited',
};

export interface FoundRows {
  rows: BoardRow[];
  count: number;
  /** The number of the first one that is shown. */
  from: number;
  pages: number;
  page: number;
}

export function filterBoard(all: readonly BoardRow[], asked: BoardAsked): FoundRows {
  const { kind, company, state } = asked;
  const wanted = fold(asked.q).split(/\s+/).filter(Boolean);
  const isState = IS[state as BoardState] as ((row: BoardRow) => boolean) | undefined;
  const rows = (company === '' ? all : withOrigins(all, company)).filter(
    (row) =>
      (kind === '' || row.kind === kind) && (isState?.(row) ?? true) && hasWords(row, wanted),
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
