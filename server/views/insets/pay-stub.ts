import { makePayStub, type PayStub } from '#domain/calculator/pay-stub.ts';
import { makePaycheck, type PaycheckQuestion } from '#domain/paycheck/make-paycheck.ts';
import { PAY_PERIODS } from '#domain/paycheck/payroll-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { authoredWords } from '../../content/catalogues.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';
import type { PageSources } from '../page-sources.ts';

/** The example of the text beside it, which counts in months. */
const SAVED: PaycheckQuestion = {
  payPerYear: 40_000,
  period: 'monthly',
  filer: 'single',
  pretaxPercentage: 3,
  rothPercentage: 0,
  mostPerYear: 40_000,
};
/** From the rate at which many begin to the whole match. */
const MORE = [1, 2, 3];
const ADDS = 0.5;

/**
 * What one, two or three percent more change in a paycheck. The bars are drawn once, for the most, and
 * the style sheet shortens them: their parts grow evenly.
 */
export function drawPayStub({ code, facts }: PageSources): SafeHtml {
  const { payStub: words } = authoredWords[code];
  const payroll = getPayrollYear(facts.planYear);
  const dollars = new Intl.NumberFormat(facts.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const stubs = MORE.map((more) => ({ more, stub: stubOf(more, facts.planYear) }));
  const most = stubs.at(-1)?.stub;
  if (most === undefined) return markup``;
  const whole = most.goesIn + most.employerAdds;
  const lineOf = (name: keyof PayStub, sign: string, from: number): SafeHtml => {
    const amounts = stubs.map(
      ({ more, stub }) =>
        markup`<span data-more="${more}">${sign}${dollars.format(stub?.[name] ?? 0)}</span>`,
    );
    const [x, width] = [from, most[name]].map((amount) => ((amount / whole) * 100).toFixed(1));
    return markup`<div data-line="${name}"><dt>${words[name]}</dt><dd>${amounts}</dd><svg aria-hidden="true"><rect x="${x ?? 0}%" width="${width ?? 0}%"/></svg></div>`;
  };
  const choices = MORE.map(
    (more) =>
      markup`<label><input type="radio" name="stub-more" value="${more}"${more === 1 ? [markup` checked`] : []}><span>+${more}%</span></label>`,
  );
  const question = fillIn(words.question, {
    pay: dollars.format(SAVED.payPerYear),
    rate: String(SAVED.pretaxPercentage),
  });
  return markup`<div class="stub"><fieldset><legend>${question}</legend><div class="switch">${choices}</div></fieldset><div role="status"><dl>${lineOf('goesIn', '−', 0)}${lineOf('taxLess', '+', most.takeHomeLess)}${lineOf('takeHomeLess', '', 0)}${lineOf('employerAdds', '+', most.goesIn)}</dl></div><p class="note">${fillIn(words.note, { year: String(payroll.year) })}</p></div>`;
}

function stubOf(more: number, year: number): PayStub | undefined {
  const payroll = getPayrollYear(year);
  const before = makePaycheck(SAVED, payroll);
  const after = makePaycheck(
    { ...SAVED, pretaxPercentage: SAVED.pretaxPercentage + more },
    payroll,
  );
  return makePayStub({
    beforeTax: after.pretax - before.pretax,
    afterTax: before.takeHome - after.takeHome,
    matchAdded: ((SAVED.payPerYear / PAY_PERIODS[SAVED.period]) * more * ADDS) / 100,
  });
}
