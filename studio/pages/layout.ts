import { markup, SafeHtml } from '#server/html/markup.ts';
import { languageFromQuery, type LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { assetPath, studioPath, type StudioPlace } from '../access/studio-path.ts';
import { ownName } from '../words/name-language.ts';
import { STUDIO_CODES, WORDS } from '../words/words.ts';

/** What a studio with several people has besides its board. */
export type Place = 'figures' | 'people' | 'me';

export interface PageFrame {
  code: LanguageCode;
  /** Without one a page is called by its heading. */
  title?: string;
  /** The address in the studio, below its language. */
  at: StudioPlace;
  /** This page in another language, where its address is another one. */
  twin?: (code: LanguageCode) => string;
  /** Who works here; undefined in front of the door. */
  who?: string;
  places?: ReadonlyArray<Place>;
  script?: string;
  /** Where the browser goes at once, as from a page of ours. */
  goTo?: string;
  body: SafeHtml;
}

function headingOf({ text }: SafeHtml): SafeHtml {
  const [, heading = ''] = /<h1>([^<]*)/.exec(text) ?? [];
  return new SafeHtml(heading);
}

export function renderLayout({
  code,
  title,
  at,
  twin,
  who,
  places = [],
  script,
  goTo,
  body,
}: PageFrame): string {
  const words = WORDS[code];
  const others = STUDIO_CODES.filter((other) => other !== code);
  return markup`<!doctype html>
    <html lang="${languageFromQuery(code)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${goTo === undefined ? '' : markup`<meta http-equiv="refresh" content="0;url=${goTo}" />`}
        <title>${title ?? headingOf(body)} · ${words.name}</title>
        <link rel="stylesheet" href="${assetPath('theme.css')}" />
        <link rel="stylesheet" href="${assetPath('studio.css')}" />
        <link rel="stylesheet" href="${assetPath('entry.css')}" />
        <link rel="stylesheet" href="${assetPath('parts.css')}" />
        <link rel="stylesheet" href="${assetPath('preview.css')}" />
        ${script === undefined ? '' : markup`<script type="module" src="${assetPath(script)}"></script>`}
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header class="bar">
          <p class="name">${words.name}</p>
          ${
            who === undefined
              ? ''
              : markup`<nav aria-label="${words.name}">
            <a href="${studioPath(code, 'board')}"${current(at.startsWith('board'))}>${words.board}</a>
            <a href="${studioPath(code, 'history')}"${current(at.startsWith('history'))}>${words.history}</a>
            ${places.map((place) => markup`<a href="${studioPath(code, place)}"${current(at.startsWith(place))}>${words[place].title}</a>`)}
          </nav>
          <p class="who">${fillIn(words.signedInAs, { name: who })}</p>
          <form method="post" action="${studioPath(code, 'sign-out')}"><button class="quiet">${words.signOut}</button></form>`
          }
          ${others.map((other) => markup`<a class="language" lang="${other}" href="${twin?.(other) ?? studioPath(other, at)}">${ownName(other)}</a>`)}
        </header>
        <main id="content" tabindex="-1">${body}</main>
      </body>
    </html>`.text;
}

function current(is: boolean): SafeHtml {
  return is ? markup` aria-current="page"` : markup``;
}
