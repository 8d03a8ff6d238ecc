import { markup, type SafeHtml } from '#server/html/markup.ts';
import {
  getLanguage,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from '#domain/language/language.ts';
import type { Entry } from '../desk/entry.ts';
import { WORDS } from '../words/words.ts';

/** What may be chosen for the page beside the fields. */
export interface PaneView {
  companies: readonly string[];
  company: string;
  language: Language;
}

const WIDTHS = ['375', '768', '1280'] as const;

/** The real page beside the fields. Whoever may write sees what they type; others what is kept. */
export function renderPane(
  { companies, company, language }: PaneView,
  { code, entry, isReadOnly }: { code: LanguageCode; entry: Entry; isReadOnly: boolean },
): SafeHtml {
  const words = WORDS[code].preview;
  return markup`<details class="page" id="page">
    <summary>${words.title}</summary>
    <p class="hint">${words.lead}</p>
    <form id="preview" target="preview" action="/po/studio/${code}/preview/${entry.id}"${isReadOnly ? '' : markup` method="post" enctype="multipart/form-data"`}>
      ${isReadOnly ? '' : markup`<input type="hidden" name="changes" value="[]" />`}
      <p><label for="pc">${words.company}</label><select id="pc" name="company">${companies.map((id) => option(id, id, company))}</select></p>
      <p><label for="pl">${words.language}</label><select id="pl" name="language">${LANGUAGES.map((one) => option(one, getLanguage(one).name, language))}</select></p>
      <fieldset><legend>${words.width}</legend>${WIDTHS.map(
        (width, at) =>
          markup`<label><input type="radio" name="width" value="${width}"${at === 0 ? markup` checked` : ''} /> ${width}</label>`,
      )}<button class="quiet">${words.show}</button></fieldset>
    </form>
    <p class="said" id="waits" role="status" hidden>${words.waits}</p>
    <div class="window"><iframe name="preview" title="${words.frame}" sandbox="allow-same-origin"></iframe></div>
  </details>`;
}

function option(value: string, label: string, chosen: string): SafeHtml {
  return markup`<option value="${value}"${value === chosen ? markup` selected` : ''}>${label}</option>`;
}
