import { markup, type SafeHtml } from '#server/html/markup.ts';
import {
  getLanguage,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from '#domain/language/language.ts';
import { studioPath } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';

/** What may be chosen for the page beside the fields. */
export interface PaneView {
  companies: readonly string[];
  company: string;
  language: Language;
}

interface PaneOf {
  code: LanguageCode;
  /** The id of the entry or change whose page it is. */
  at: string;
  isReadOnly: boolean;
  /** The entries of a change, of which each has a page. */
  entries?: ReadonlyArray<{ id: string; title: string }>;
}

const WIDTHS = ['375', '768', '1280'] as const;

/** The real page beside the fields. Whoever may write sees what they type; others what is kept. */
export function renderPane(
  { companies, company, language }: PaneView,
  { code, at, isReadOnly, entries = [] }: PaneOf,
): SafeHtml {
  const words = WORDS[code].preview;
  return markup`<details class="page" id="page">
    <summary>${words.title}</summary>
    <p class="hint">${words.lead}</p>
    <form id="preview" target="preview" action="${studioPath(code, `preview/${at}`)}"${isReadOnly ? '' : markup` method="post" enctype="multipart/form-data"`}>
      ${isReadOnly ? '' : markup`<input type="hidden" name="changes" value="[]" />`}
      ${entries.length === 0 ? '' : markup`<p><label for="pe">${words.entry}</label><select id="pe" name="entry">${entries.map(({ id, title }) => option(id, title, ''))}</select></p>`}
      <p><label for="pc">${words.company}</label><select id="pc" name="company">${companies.map((id) => option(id, id, company))}</select></p>
      <p><label for="pl">${words.language}</label><select id="pl" name="language">${LANGUAGES.map((one) => option(one, getLanguage(one).name, language))}</select></p>
      <fieldset><legend>${words.width}</legend>${WIDTHS.map(
        (width, order) =>
          markup`<label><input type="radio" name="width" value="${width}"${order === 0 ? markup` checked` : ''} /> ${width}</label>`,
      )}<button class="quiet">${words.show}</button></fieldset>
    </form>
    <p class="said" id="waits" role="status" hidden>${words.waits}</p>
    <div class="window"><iframe name="preview" title="${words.frame}" sandbox="allow-same-origin"></iframe></div>
  </details>`;
}

function option(value: string, label: string, chosen: string): SafeHtml {
  return markup`<option value="${value}"${value === chosen ? markup` selected` : ''}>${label}</option>`;
}
