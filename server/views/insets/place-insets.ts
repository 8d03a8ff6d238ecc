import type { ArticleFile, InsetPart } from '#contracts/content/article.ts';
import type { BodyPartView } from '#contracts/views/block.ts';
import type { SafeHtml } from '../../html/markup.ts';
import type { PageSources } from '../page-sources.ts';
import { drawBudgetSheet } from './budget-sheet.ts';
import { drawMatchBar } from './match-bar.ts';
import { drawPayStub } from './pay-stub.ts';

/*
 * What stands in a text of ours beside what its author wrote. It is written here, as HTML, because it
 * works without a script or with a few lines of one.
 */
const DRAW: Readonly<Record<InsetPart, (page: PageSources) => SafeHtml>> = {
  'budget-sheet': drawBudgetSheet,
  'match-bar': drawMatchBar,
  'pay-stub': drawPayStub,
};

/** Puts each inset above its heading; where the text has fewer headings it follows the text. */
export function placeInsets(
  html: string,
  insets: ArticleFile['insets'],
  page: PageSources,
): BodyPartView[] {
  const { presentHtml, shown } = page;
  if (insets.length > 0) shown.components.add('inset');
  const headings = [...html.matchAll(/<h2[ >]/g)];
  const placed = insets
    .map(({ part, aboveHeading }) => ({
      part,
      at: headings[aboveHeading - 1]?.index ?? html.length,
    }))
    .toSorted((one, other) => one.at - other.at);
  let from = 0;
  const parts: BodyPartView[] = [];
  const addTextTo = (at: number): void => {
    if (at > from) parts.push({ kind: 'html', ...presentHtml({ html: html.slice(from, at) }) });
    from = at;
  };
  for (const { part, at } of placed) {
    addTextTo(at);
    parts.push({ kind: 'inset', part, ...presentHtml({ html: DRAW[part](page).text }) });
  }
  addTextTo(html.length);
  return parts;
}
