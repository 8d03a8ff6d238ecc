import type { ArticleFile, InsetPart } from '#contracts/content/article.ts';
import type { BodyPartView } from '#contracts/views/block.ts';
import type { SafeHtml } from '../../html/markup.ts';
import type { PageSources } from '../page-sources.ts';
import { drawBudgetSheet } from './budget-sheet.ts';
import { drawMatchBar } from './match-bar.ts';

/*
 * What stands in a text of ours beside what its author wrote. It is written here, as HTML, because it
 * works without a script or with a few lines of one.
 */
const DRAW: Readonly<Record<InsetPart, (page: PageSources) => SafeHtml>> = {
  'budget-sheet': drawBudgetSheet,
  'match-bar': drawMatchBar,
};

/** Puts the inset above its heading; where the text has fewer headings it follows the text. */
export function placeInset(
  html: string,
  inset: ArticleFile['inset'],
  page: PageSources,
): BodyPartView[] {
  const { presentHtml } = page;
  if (inset === undefined) return [{ kind: 'html', ...presentHtml({ html }) }];
  const heading = [...html.matchAll(/<h2[ >]/g)][inset.aboveHeading - 1];
  const at = heading?.index ?? html.length;
  const part = presentHtml({ html: DRAW[inset.part](page).text });
  return [
    { kind: 'html', ...presentHtml({ html: html.slice(0, at) }) },
    { kind: 'inset', part: inset.part, ...part },
    ...(at === html.length
      ? []
      : [{ kind: 'html' as const, ...presentHtml({ html: html.slice(at) }) }]),
  ];
}
