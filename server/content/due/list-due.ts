import { isScalar, LineCounter, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { FIGURE_TABLES } from '#domain/figures/plan-figures.ts';
import type { ContentProblem } from '../problems.ts';
import type { SourceTree } from '../source-tree.ts';
import { listDataFiles } from './list-data-files.ts';

/** A review is listed this long before its day, so that there is time for it. */
const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/** What a person has to look at, because no check can. */
export interface Due {
  reviews: ContentProblem[];
  /** Sources that nobody has opened, as far as their files say. */
  sources: ContentProblem[];
  /** What the tables of figures do not know of the next year. */
  figures: string[];
}

/** Lists what is due on a day such as `2026-11-23`. */
export function listDue(tree: SourceTree, today: string): Due {
  const due: Due = { reviews: [], sources: [], figures: listUnknownFigures(today) };
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  for (const { file, text, lineOffset } of listDataFiles(tree)) {
    const lines = new LineCounter();
    const lineOf = (node: Node): number => lines.linePos(node.range?.[0] ?? 0).line + lineOffset;
    visit(parseDocument(text, { lineCounter: lines }), {
      Map: (_key, map) => {
        // The second one is shown to readers, once somebody has filled it in.
        for (const name of ['reviewBy', 'reviewNext']) {
          const review = map.get(name);
          if (typeof review !== 'string' || review > last) continue;
          due.reviews.push({ file, line: lineOf(map), message: `a review by ${review}` });
        }
        if (isUnopenedSource(map))
          due.sources.push({ file, line: lineOf(map), message: String(map.get('url')) });
      },
    });
  }
  due.reviews.sort((one, other) => one.message.localeCompare(other.message));
  return due;
}

/** A source is what has a label and an address; a link within the site is nobody’s to open. */
function isUnopenedSource(map: YAMLMap): boolean {
  const url = map.get('url');
  const isOutside = typeof url === 'string' && url.startsWith('https://');
  return isOutside && map.has('label') && isPlain(map) && !map.get('opened');
}

/** Other things with a label and an address say more of themselves than a source does. */
function isPlain({ items }: YAMLMap): boolean {
  const names = items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  return names.every((name) => ['label', 'url', 'opened'].includes(name));
}

function listUnknownFigures(today: string): string[] {
  const nextYear = Number(today.slice(0, 4)) + 1;
  return Object.entries(FIGURE_TABLES).flatMap(([group, table]) => {
    const known = table.at(-1)?.year ?? 0;
    return known < nextYear
      ? [`${group}: ${nextYear} is not known, ${known} is the last year`]
      : [];
  });
}
