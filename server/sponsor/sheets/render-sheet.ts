import { SHEETS, sheetPath, type Sheet } from '#contracts/calls/sponsor.ts';
import type { Company } from '#contracts/content/company.ts';
import { languageCode, LANGUAGES, getLanguage, type Language } from '#domain/language/language.ts';
import { shortPath } from '#domain/sponsor/short-address.ts';
import { sponsorWords, stagingNote, type SponsorWords } from '../../content/catalogues.ts';
import { markup, SafeHtml } from '../../html/markup.ts';
import type { PageStyle } from '../page-style.ts';
import { drawQrCode } from './draw-qr-code.ts';

interface SheetParts {
  sheet: Sheet;
  company: Company;
  language: Language;
  /** What the home page says first, which is the company’s own. */
  title: string;
  lead: string;
  /** The origin by which people reach the site. */
  origin: string;
  artBase: string;
  style: PageStyle;
  /** True where the code does not lead to the real site: each sheet says so, for whoever would hang it up. */
  isStaging: boolean;
}

/** A sheet to print, with nothing on it that would need a script. */
export function renderSheet(parts: SheetParts): string {
  const { sheet, company, language, style } = parts;
  const words = sponsorWords[languageCode(language)];
  const drawn = sheet === 'poster' ? drawPoster(parts, words) : drawHandouts(parts, words);
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${words.sheets[sheet]}: ${company.name}</title>
        ${new SafeHtml(`<style>${style.theme}</style><style>${style.rules}</style>`)}
      </head>
      <body>
        ${listOthers(parts, words)}
        <main class="frame">${drawn}</main>
      </body>
    </html>`.text;
}

/** The other sheet and the other languages. They are not printed. */
function listOthers({ sheet, company, language }: SheetParts, words: SponsorWords): SafeHtml {
  const link = (to: Sheet, of: Language): string =>
    `${sheetPath(company.companyId, to)}?lang=${languageCode(of)}`;
  return markup`<nav>
    <span>${words.sheets.howToPrint}</span>
    ${SHEETS.filter((each) => each !== sheet).map(
      (each) => markup`<a href="${link(each, language)}">${words.sheets[each]}</a>`,
    )}
    ${LANGUAGES.filter((each) => each !== language).map(
      (each) =>
        markup`<a href="${link(sheet, each)}" lang="${each}" hreflang="${each}"
          >${getLanguage(each).name}</a
        >`,
    )}
  </nav>`;
}

function drawPoster(parts: SheetParts, { sheets }: SponsorWords): SafeHtml {
  return markup`<article class="sheet poster">
    ${sayStaging(parts)}${drawWords(parts)}
    ${drawScene(parts)}
    <div class="card">
      ${drawCode(parts)}
      <div>
        <p class="scan">${sheets.scan}</p>
        <p>${sheets.type}</p>
        <p class="address">${typedAddress(parts)}</p>
        <p class="terms">${sheets.terms}</p>
      </div>
    </div>
  </article>`;
}

function drawHandouts(parts: SheetParts, { sheets }: SponsorWords): SafeHtml {
  const half = markup`<article class="half">
    ${sayStaging(parts)}${drawWords(parts)}
    ${drawScene(parts)}
    <div class="card">
      <p class="scan">${sheets.scan}</p>
      ${drawCode(parts)}
      <p>${sheets.type}</p>
      <p class="address">${typedAddress(parts)}</p>
      <p class="terms">${sheets.terms}</p>
    </div>
  </article>`;
  return markup`<div class="sheet">${[half, half]}<p class="cut">${sheets.cut}</p></div>`;
}

function sayStaging({ isStaging, language }: SheetParts): SafeHtml | '' {
  return isStaging ? markup`<p class="staging">${stagingNote(language)}</p>` : '';
}

/** All five animals, who stand at its right end. */
function drawScene({ artBase }: SheetParts): SafeHtml {
  return markup`<img class="scene" src="${artBase}/scene-quiz.svg" alt="" width="1440" height="460" />`;
}

function drawWords({ company, title, lead, artBase }: SheetParts): SafeHtml {
  return markup`<div class="words">
    <p class="logo">
      <img src="${artBase}/${company.logo.mark}.svg" alt="" />${company.logo.wordmark}
    </p>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
  </div>`;
}

function drawCode(parts: SheetParts): SafeHtml {
  const { size, path } = drawQrCode(wholeAddress(parts));
  return markup`<svg
    class="code"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>`;
}

function wholeAddress({ origin, company: { companyId }, sheet, language }: SheetParts): string {
  return `${origin}${shortPath({ companyId, code: sheet, language })}`;
}

/** People type no protocol. A long address goes on after a slash. */
function typedAddress(parts: SheetParts): SafeHtml {
  const pieces = wholeAddress(parts)
    .replace(/^https?:\/\//, '')
    .split('/');
  return markup`${pieces.map((piece, at) => (at === 0 ? markup`${piece}` : markup`/<wbr />${piece}`))}`;
}
