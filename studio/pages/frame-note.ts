import { markup } from '#server/html/markup.ts';
import { languageFromQuery, type LanguageCode } from '#domain/language/language.ts';
import { assetPath } from '../access/studio-path.ts';

/** What stands in the frame where there is no page to show. */
export function renderFrameNote(
  code: LanguageCode,
  said: string,
  [lead, ...lines]: readonly string[],
): string {
  return markup`<!doctype html>
    <html lang="${languageFromQuery(code)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${said}</title>
        <link rel="stylesheet" href="${assetPath('theme.css')}" />
        <link rel="stylesheet" href="${assetPath('studio.css')}" />
      </head>
      <body><main>
        <h1>${said}</h1>
        ${lead === undefined ? '' : markup`<p>${lead}</p>`}
        ${lines.length === 0 ? '' : markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`}
      </main></body>
    </html>`.text;
}
