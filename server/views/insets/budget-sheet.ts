import { BUDGET_LINES } from '#domain/budget/sum-budget.ts';
import { authoredWords } from '../../content/catalogues.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';
import type { PageSources } from '../page-sources.ts';

/**
 * The worksheet with nine lines to fill in and three that are worked out. Without a script it is a sheet
 * to print; with one it adds up while somebody types.
 */
export function drawBudgetSheet({ code }: PageSources): SafeHtml {
  const { budget: words } = authoredWords[code];
  const rows = BUDGET_LINES.map(
    (line) =>
      markup`<p class="line"><label for="budget-${line}">${words[line]}</label><span class="money"><span aria-hidden="true">$</span><input id="budget-${line}" name="${line}" inputmode="numeric" maxlength="10" autocomplete="off"></span></p>`,
  );
  const sums = (['out', 'left', 'week'] as const).map(
    (sum) =>
      markup`<p class="line sum"><label for="budget-${sum}">${words[sum]}</label><span class="money"><output id="budget-${sum}" name="${sum}" aria-live="off"></output></span></p>`,
  );
  return markup`<form class="budget" aria-label="${words.title}">${rows}${sums}<p class="tools" hidden><button type="button" name="print">${words.print}</button><button type="button" name="forget">${words.forget}</button></p><p class="kept" role="status" data-kept="${words.kept}" data-not-kept="${words.notKept}" data-forgotten="${words.forgotten}"></p></form>`;
}
