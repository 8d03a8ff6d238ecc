import { SHOWN_MONTHS } from '#contracts/calls/sponsor.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { MONTHS_AROUND, type AroundCampaign } from '#domain/sponsor/around-campaign.ts';
import type { Told } from '#domain/sponsor/disclose.ts';
import type { ToldSum } from '#domain/sponsor/sum-months.ts';
import { addToMonth } from '#domain/sponsor/told-months.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { stagingNote } from '../content/catalogues.ts';
import { markup, SafeHtml } from '../html/markup.ts';
import { drawBar, drawMonths, listMonths } from './draw-charts.ts';
import type { ReportSection, SponsorReport } from './make-report.ts';
import type { PageStyle } from './page-style.ts';
import { sayDay, sayMonth, sayPeriod, saySum, sayTold } from './say-figures.ts';
import { saySection } from './say-section.ts';
import { renderWays } from './sheets/render-ways.ts';

export interface PageParts {
  report: SponsorReport;
  style: PageStyle;
  links: ReportLinks;
  /** The last day on which the page can be opened; undefined where there is none. */
  until?: string;
  /** The origin by which people reach the site, for what is printed. */
  origin: string;
  /** True where this is not the real site, which the page says. */
  isStaging: boolean;
}

/** Where the report is found in other ways, by the door that it is looked at through. */
export interface ReportLinks {
  page: (asked: ReportAsked) => string;
  file: (kind: ReportFile, asked: ReportAsked) => string;
  /** The way out, where there is one. */
  back?: { address: string; words: string };
}

interface ReportAsked {
  months: number;
  language: Language;
}

type ReportFile = 'csv' | 'json';

/** A still page without a script: what it shows is drawn here. */
export function renderSponsorPage(parts: PageParts): string {
  const { report, style, links, until, origin, isStaging } = parts;
  const { company, language, words, campaigns } = report;
  const title = fillIn(words.title, { company: company.name });
  const sections = report.sections.map((section) =>
    section.name === 'reach' ? renderReach(section, report) : renderSection(section, report),
  );
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${new SafeHtml(`<style>${style.theme}</style><style>${style.rules}</style>`)}
      </head>
      <body>
        ${isStaging ? markup`<aside class="staging"><p class="in">${stagingNote(language)}</p></aside>` : ''}
        <header>
          <div class="in">
            <p class="mark">${company.logo.wordmark}</p>
            <h1>${title}</h1>
            <p>${sayPeriod(report.months, report)}</p>
          </div>
        </header>
        <main class="in">
          <p>${words.lead}</p>
          ${renderChoices(report, links)}
          <div class="sections">
            ${sections}${campaigns.length === 0 ? '' : renderCampaigns(campaigns, report)}${renderWays(
              report,
              origin,
            )}
          </div>
          <p class="hint">${words.notTold}</p>
          ${
            until === undefined
              ? ''
              : markup`<p class="hint screen">
            ${fillIn(words.validUntil, { date: sayDay(until, language) })}
          </p>`
          }
        </main>
      </body>
    </html>`.text;
}

function renderChoices({ language, words, months }: SponsorReport, links: ReportLinks): SafeHtml {
  const now = { months: months.length, language };
  const others = LANGUAGES.filter((each) => each !== language);
  const choices = SHOWN_MONTHS.map(
    (count) =>
      markup`<li>
        <a
          href="${links.page({ ...now, months: Number(count) })}"
          ${Number(count) === months.length ? new SafeHtml('aria-current="true"') : ''}
          >${fillIn(words.lastMonths, { count })}</a
        >
      </li>`,
  );
  const inOther = others.map(
    (each) =>
      markup`<li>
        <a href="${links.page({ ...now, language: each })}" lang="${each}" hreflang="${each}"
          >${words.otherLanguage}</a
        >
      </li>`,
  );
  const { back } = links;
  return markup`<nav aria-label="${words.choose}">
      <ul>
        ${back ? markup`<li><a href="${back.address}">${back.words}</a></li>` : ''}${choices}${inOther}
      </ul>
    </nav>
    <nav aria-label="${words.downloads}">
      <ul>
        <li><a href="${links.file('csv', now)}" download>${words.csv}</a></li>
        <li><a href="${links.file('json', now)}" download>${words.json}</a></li>
      </ul>
    </nav>`;
}

function renderReach(section: ReportSection, report: SponsorReport): SafeHtml {
  const { words } = report;
  return markup`<section class="all" aria-labelledby="reach">
    <h2 id="reach">${section.title}</h2>
    <p>${saySection(section, report)}</p>
    <div class="beside">
      <div>
        <p class="hint" id="by-month">${words.visitsByMonth}</p>
        ${drawMonths(report, 'by-month')}${listFigures(section, report)}
      </div>
      ${listMonths(report, words.visitsByMonth)}
    </div>
  </section>`;
}

function renderSection(section: ReportSection, report: SponsorReport): SafeHtml {
  const { name, title, figures } = section;
  return markup`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${saySection(section, report)}</p>
    ${figures.length === 0 ? '' : listFigures(section, report)}
  </section>`;
}

function listFigures({ title, figures }: ReportSection, report: SponsorReport): SafeHtml {
  const { words } = report;
  const longest = Math.max(...figures.map(({ sum }) => sum.count ?? 0));
  const rows = figures.map(
    ({ label, sum, isWhole }) =>
      markup`<tr ${isWhole ? new SafeHtml('class="whole"') : ''}>
        <th scope="row">
          ${label}${sum.count === undefined ? '' : drawBar(sum, longest)}
        </th>
        <td>${saySum(sum, report)}</td>
      </tr>`,
  );
  return markup`<table aria-label="${title}">
    <thead>
      <tr>
        <th scope="col">${words.figure}</th>
        <th scope="col">${words.count}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function renderCampaigns(campaigns: readonly AroundCampaign[], report: SponsorReport): SafeHtml {
  const { words, language } = report;
  const columns = [words.before, words.during, words.after, words.withCode];
  const rows = campaigns.map(({ month, kind, before, during, after, withCode }) => {
    const say = (count: Told): string => sayTold(count, { language, words });
    const isOver = addToMonth(month, MONTHS_AROUND) <= (report.months.at(-1) ?? '');
    const sayWithCode = (sum: ToldSum | undefined): string => {
      if (sum === undefined) return words.noCode;
      const count = saySum(sum, report);
      return isOver || sum.count === undefined ? count : fillIn(words.soFar, { count });
    };
    const said = [
      say(before),
      say(during),
      isOver ? say(after) : words.notYet,
      sayWithCode(withCode),
    ];
    const cells = said.map(
      (cell, at) => markup`<td data-label="${columns[at] ?? ''}">${cell}</td>`,
    );
    return markup`<tr>
      <th scope="row">${words.campaignKinds[kind]}, ${sayMonth(month, language)}</th>
      ${cells}
    </tr>`;
  });
  return markup`<section class="all" aria-labelledby="campaigns">
    <h2 id="campaigns">${words.sections.campaigns}</h2>
    <p>${words.saidCampaigns}</p>
    <table class="wide">
      <thead>
        <tr>
          <th scope="col">${words.campaign}</th>
          ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}
