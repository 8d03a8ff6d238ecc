import { fillIn } from '#domain/text/fill-in.ts';
import { authoredWords } from '../../content/catalogues.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';
import type { PageSources } from '../page-sources.ts';

/** The example of the text beside it: half of what goes in, up to 6 percent of pay. */
const PAY = 40_000;
const RATES = [0, 3, 6];
const FULL = 6;
const ADDS = 0.5;

/** The dollar and its 50 cents, with a switch that needs no script: the browser shows the rate that is chosen. */
export function drawMatchBar({ code, facts }: PageSources): SafeHtml {
  const { matchBar: words } = authoredWords[code];
  const dollars = new Intl.NumberFormat(facts.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const shown = RATES.map((rate) => {
    const yours = (PAY * rate) / 100;
    const theirs = yours * ADDS;
    const filled = {
      yours: dollars.format(yours),
      theirs: dollars.format(theirs),
      both: dollars.format(yours + theirs),
      missed: dollars.format((PAY * FULL * ADDS) / 100 - theirs),
    };
    const says = fillIn(rate === 0 ? words.none : rate === FULL ? words.whole : words.part, filled);
    return markup`<div class="rate" data-rate="${rate}"><p class="bar" aria-hidden="true">${rate === 0 ? [markup`<span class="nothing">$0</span>`] : [markup`<span class="yours">${words.yours}</span><span class="theirs">${words.theirs}</span>`]}</p><p>${says}</p></div>`;
  });
  const choices = RATES.map(
    (rate) =>
      markup`<label><input type="radio" name="match-rate" value="${rate}"${rate === FULL ? [markup` checked`] : []}><span>${rate}%</span></label>`,
  );
  return markup`<div class="match-bar"><fieldset><legend>${fillIn(words.question, { pay: dollars.format(PAY) })}</legend><div class="switch">${choices}</div></fieldset><div role="status">${shown}</div></div>`;
}
