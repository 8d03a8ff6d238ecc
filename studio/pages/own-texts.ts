import { fillIn } from '#domain/text/fill-in.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import { WORDS } from '../words/words.ts';

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
    return markup`<li><a href="/po/studio/${code}/entry/${entry}">${title}</a>
      <span class="origin">${isOwn ? own.has : own.takes}</span>
      ${mayBegin === undefined ? '' : markup`<form method="post" action="/po/studio/${code}/own-text/${mayBegin}"><button class="quiet" aria-label="${name}">${own.begin}</button></form>`}</li>`;
  });
  return markup`<section class="own-texts" aria-labelledby="own-texts"><h2 id="own-texts">${own.title}</h2>
    <p class="hint">${own.lead}</p><ul role="list">${rows}</ul></section>`;
}
