import { fillIn } from '#domain/text/fill-in.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import { studioPath } from '../access/studio-path.ts';
import type { FoundProductWords, ProductWords } from '../fields/product-words.ts';
import { sayField } from '../fields/say-field.ts';
import { OWN_WORDS } from '../parts/begin-words.ts';
import { headLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';
import { renderBegin } from './parts.ts';

/** A page text as a company has it, or takes it. */
export interface OwnText {
  /** The entry that is open to its authors: its own one, or that of the first company. */
  entry: string;
  title: string;
  isOwn: boolean;
  /** The entry that this person may begin for it. */
  mayBegin: string | undefined;
}

/** The page texts of a company: those of its own, and those that it takes, with the way to one of its own. */
export function renderOwnTexts(code: LanguageCode, texts: readonly OwnText[]): SafeHtml {
  const { own } = WORDS[code].parts;
  const rows = texts.map(({ entry, title, isOwn, mayBegin }) => {
    const name = fillIn(own.beginFor, { name: title });
    return markup`<li><a href="${studioPath(code, `entry/${entry}`)}">${title}</a>
      <span class="origin">${isOwn ? own.has : own.takes}</span>
      ${mayBegin === undefined ? '' : markup`<form method="post" action="${studioPath(code, `own-text/${mayBegin}`)}"><button class="quiet" aria-label="${name}">${own.begin}</button></form>`}</li>`;
  });
  return markup`<section class="own-texts" aria-labelledby="own-texts"><h2 id="own-texts">${own.title}</h2>
    <p class="hint">${own.lead}</p><ul role="list">${rows}</ul></section>`;
}

/** What somebody looks for among the words of the product, and what was found. */
export interface OwnWords extends FoundProductWords {
  entry: string;
  /** The file that has the company’s own words. */
  file: string;
  asked: string;
}

/** The words of the product by what they say, each with the way to a company’s own. */
export function renderOwnWords(code: LanguageCode, own: OwnWords): SafeHtml {
  const { ownWords: said } = WORDS[code].parts;
  const { asked, words, count } = own;
  const found =
    count > words.length ? fillIn(said.many, { count: words.length, all: count }) : said.none;
  return markup`<section class="own-texts own-words" id="own-words" aria-labelledby="own-words-title"><h2 id="own-words-title">${said.title}</h2>
    <p class="hint">${said.lead}</p>
    <form class="filter" role="search" aria-label="${said.label}" action="${studioPath(code, `entry/${own.entry}`)}#own-words">
      <p><label for="own-words-asked">${said.label}</label><input id="own-words-asked" name="words" type="search" maxlength="200" value="${asked}" /></p>
      <p><button class="quiet">${said.find}</button></p>
    </form>
    <div data-renew="own-words">${asked === '' || (count > 0 && count === words.length) ? '' : markup`<p class="hint" role="status">${found}</p>`}
    <ul role="list">${words.map((one) => renderWords(one, own, code))}</ul></div></section>`;
}

function renderWords(
  words: ProductWords,
  { file, words: all }: OwnWords,
  code: LanguageCode,
): SafeHtml {
  const place = { file, path: [OWN_WORDS, words.key] };
  const texts = LANGUAGE_CODES.map(
    (language) =>
      markup`<span class="tongue">${headLanguage(language, code)}</span> <span lang="${language}">${words[language]}</span><br />`,
  );
  // Two places may say the same; who hears a button alone has to be told which one it is.
  const isAlone = all.every((one) => one === words || one[code] !== words[code]);
  const said = sayField(place, code);
  const name = isAlone ? said : `${said} (${words.key})`;
  const key = `${file}#${place.path.join('/')}`;
  return markup`<li><p>${texts}<span class="id">${words.key}</span></p>${renderBegin({ key, place }, name, code)}</li>`;
}
