import { fillIn } from '#domain/text/fill-in.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { FieldRow } from '../desk/entry-view.ts';
import { labelOf, sayComponent, sayField } from '../fields/say-field.ts';
import type { Place } from '../fields/shape.ts';
import { sayDeed, type PartDo } from '../parts/part-deed.ts';
import { isSpoken, type Group, type ListPart, type Part } from '../parts/part-tree.ts';
import { WORDS } from '../words/words.ts';
import { WAITS } from './entry-fields.ts';

interface PartsView {
  code: LanguageCode;
  isReadOnly: boolean;
  renderRow: (row: FieldRow) => SafeHtml;
}

/** The fields of an entry: what is said in languages first, and what holds in all of them. */
export function renderParts(
  groups: readonly Group[],
  view: PartsView,
): { spoken: SafeHtml[]; shared: SafeHtml[] } {
  const spoken: SafeHtml[] = [];
  const shared: SafeHtml[] = [];
  for (const group of groups) {
    const own = group.parts.filter(isSpoken);
    const rest = group.parts.filter((part) => !isSpoken(part));
    const isOfWords = own.length > rest.length;
    spoken.push(...own.map((part) => renderPart(part, view)));
    if (isOfWords) spoken.push(renderAbsent(group, view));
    shared.push(...rest.map((part) => renderPart(part, view)));
    if (!isOfWords) shared.push(renderAbsent(group, view));
  }
  return { spoken: spoken.filter(isThere), shared: shared.filter(isThere) };
}

function isThere({ text }: SafeHtml): boolean {
  return text !== '';
}

function renderPart(part: Part, view: PartsView): SafeHtml {
  if (part.kind === 'list') return renderList(part, view);
  if (part.kind === 'row') {
    const { place, name } = part.row;
    const clear = part.mayGo
      ? press('clear', { key: name, place }, view, { text: WORDS[view.code].parts.clear })
      : '';
    return markup`<div class="part" data-part="${name}">${view.renderRow(part.row)}${clear}</div>`;
  }
  const clear = part.mayGo ? press('clear', part, view) : '';
  return markup`${part.parts.map((one) => renderPart(one, view))}${renderAbsent(part, view)}${clear}`;
}

function renderList(list: ListPart, view: PartsView): SafeHtml {
  const { code, isReadOnly } = view;
  const { parts: words } = WORDS[code];
  const name = sayField(list.place, code);
  const { items, most, mayAdd } = list;
  const limits = sayLimits(list, code);
  const id = `l-${list.key.replaceAll(/[^\w-]/g, '-')}`;
  return markup`<section class="list" id="${id}" tabindex="-1" aria-label="${name}" data-list="${list.key}">
    <p class="called">${name}</p>
    ${items.length === 0 ? markup`<p class="hint">${words.none}</p>` : ''}
    ${limits === undefined || isReadOnly ? '' : markup`<p class="hint">${limits}</p>`}
    <div class="under" aria-live="polite"></div>
    ${items.map((item, at) => renderItem(item, { list, at }, view))}
    ${mayAdd && items.length < most ? press('add', list, view) : ''}
    ${list.mayGo && list.least > 0 ? press('clear', list, view) : ''}
  </section>`;
}

function sayLimits({ least, most }: ListPart, code: LanguageCode): string | undefined {
  const { parts: words } = WORDS[code];
  if (least === most) return fillIn(words.always, { count: least });
  if (least > 0 && most < Infinity) return fillIn(words.between, { least, most });
  if (most < Infinity) return fillIn(words.most, { count: most });
  return least > 0 ? fillIn(words.least, { count: least }) : undefined;
}

function renderItem(
  item: Group,
  { list, at }: { list: ListPart; at: number },
  view: PartsView,
): SafeHtml {
  const { code, isReadOnly } = view;
  const { items, least } = list;
  const { component } = item.place;
  const isComponent = list.key.endsWith('multimedia') && component !== undefined;
  const name = sayItem(list.place, at, code);
  const title = isComponent ? `${name}: ${sayComponent(component, code)}` : name;
  const may: PartDo[] = [
    ...(at > 0 ? (['up'] as const) : []),
    ...(at < items.length - 1 ? (['down'] as const) : []),
    ...(items.length > least ? (['remove'] as const) : []),
  ];
  const target = { key: list.key, place: list.place };
  return markup`<div class="item" role="group" aria-label="${title}" data-item="${at}">
    <div class="head"><p class="called">${title}</p>${
      isReadOnly
        ? ''
        : markup`<span class="moves">${may.map((deed) => press(deed, target, view, { at, name }))}</span>`
    }</div>
    ${item.parts.map((part) => renderPart(part, view))}
    ${renderAbsent(item, view)}
  </div>`;
}

/** An item of a list, as its fields are called. */
function sayItem({ path, ...place }: Place, at: number, code: LanguageCode): string {
  return sayField({ ...place, path: [...path, String(at)] }, code);
}

function renderAbsent({ absent, place }: Group, view: PartsView): SafeHtml {
  const { code, isReadOnly } = view;
  const { parts: words } = WORDS[code];
  if (absent.length === 0 || isReadOnly) return markup``;
  const name = sayField(place, code);
  const title = name === '' ? words.missing : fillIn(words.missingIn, { name });
  return markup`<details class="menu missing"><summary aria-label="${title}">${words.missing}</summary><div>${absent.map(
    (one) => press('give', one, view, { text: shortOf(one.place, place, code) }),
  )}</div></details>`;
}

/** What is below a group by itself: the way to the group stands above it. */
function shortOf(place: Place, above: Place, code: LanguageCode): string {
  const whole = sayField(place, code);
  const before = `${sayField(above, code)} · `;
  return whole.startsWith(before) ? whole.slice(before.length) : whole || labelOf(place, code);
}

interface Pressed {
  at?: number;
  name?: string;
  text?: string;
}

/** Begins a company’s own words for something that the product says. */
export function renderBegin(
  target: { key: string; place: Place },
  name: string,
  code: LanguageCode,
): SafeHtml {
  const view = { code, isReadOnly: false };
  return press('begin', target, view, { name, text: WORDS[code].parts.begin });
}

/** A button of its own form: Enter in a field saves, and does nothing to a list. */
function press(
  deed: PartDo,
  { key, place }: { key: string; place: Place },
  { code, isReadOnly }: Pick<PartsView, 'code' | 'isReadOnly'>,
  { at = 0, name = sayField(place, code), text }: Pressed = {},
): SafeHtml {
  if (isReadOnly) return markup``;
  const { parts: words } = WORDS[code];
  const what = deed === 'give' ? words.add : words[deed];
  const said = fillIn(words.press, { what, name });
  const about = markup` class="quiet" form="parts" name="part" value="${sayDeed(deed, key, at)}" data-name="${name}" aria-label="${said}"`;
  const shown = text ?? (deed === 'add' || deed === 'clear' ? said : what);
  const button = markup`<button${about}${WAITS}>${shown}</button>`;
  if (deed !== 'add' && deed !== 'remove' && deed !== 'begin') return button;
  // Without a script nothing is typed that a press could lose.
  return markup`${button}<noscript><button${about}>${shown}</button></noscript>`;
}
