import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';

export interface Shown {
  name: string;
  address: string;
}

interface MediaView {
  code: LanguageCode;
  drawings: readonly Shown[];
  pictures: readonly Shown[];
  mayRemove: boolean;
  said: string | undefined;
}

export function renderMedia(view: MediaView): SafeHtml {
  const { code, drawings, pictures, said } = view;
  const words = WORDS[code].removal;
  return markup`<p><a href="${studioPath(code, 'board')}">${WORDS[code].entry.back}</a></p>
    <h1>${words.media}</h1>
    <p class="lead">${words.mediaLead}</p>
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    <h2>${words.pictures}</h2>${renderList('picture', pictures, view)}
    <h2>${words.drawings}</h2>${renderList('drawing', drawings, view)}`;
}

function renderList(
  kind: 'drawing' | 'picture',
  list: readonly Shown[],
  { code, mayRemove }: MediaView,
): SafeHtml {
  const words = WORDS[code].removal;
  if (list.length === 0) return markup`<p>${words.none}</p>`;
  return markup`<ul class="media" role="list">${list.map(
    ({
      name,
      address,
    }) => markup`<li><img src="${address}" alt="" loading="lazy" width="160" height="100" />
      <p class="id">${name}</p>
      ${
        mayRemove
          ? markup`<form method="post" action="${studioPath(code, `remove/${kind}/${name}`)}"><button class="quiet" aria-label="${fillIn(words.removeNamed, { name })}">${words.submit}</button></form>`
          : ''
      }</li>`,
  )}</ul>`;
}
