import { markup, type SafeHtml } from '#server/html/markup.ts';

interface Mistake {
  /** The field it is about, if it is about one. */
  field?: string;
  said: string;
}

/** What is wrong with a form, above it: each line leads to its field. */
export function renderMistakes(title: string, mistakes: readonly Mistake[]): SafeHtml {
  return markup`<div class="said" role="alert"><h2>${title}</h2><ul>${mistakes.map(
    ({ field, said }) =>
      field === undefined
        ? markup`<li>${said}</li>`
        : markup`<li><a href="#${field}">${said}</a></li>`,
  )}</ul></div>`;
}
