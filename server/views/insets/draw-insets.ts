import type { InsetPart } from '#contracts/content/article.ts';
import type { BodyPartView } from '#contracts/views/block.ts';
import type { BodyHtml } from '../../content/content-set.ts';
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

/** Draws each inset where the text was divided for it when it was read. */
export function drawInsets({ html, insets = [] }: BodyHtml, page: PageSources): BodyPartView[] {
  const { presentHtml, shown } = page;
  if (insets.length > 0) shown.components.add('inset');
  let from = 0;
  const parts: BodyPartView[] = [];
  const addTextTo = (at: number): void => {
    if (at > from) parts.push({ kind: 'html', ...presentHtml({ html: html.slice(from, at) }) });
    from = at;
  };
  for (const { part, at } of insets) {
    addTextTo(at);
    parts.push({ kind: 'inset', part, ...presentHtml({ html: DRAW[part](page).text }) });
  }
  addTextTo(html.length);
  return parts;
}
