/** What a save did to the texts that name components by their numbers. */
export type Followed = 'moved' | 'lost';

interface PartWords {
  partDone: Readonly<Record<string, string>>;
  partFollowed: Readonly<Record<Followed, string>>;
  partNotDone: string;
}

interface PartTools {
  words: PartWords;
  /** Saves what is typed together with what is done to a part; nothing, if it was not. */
  save: (part: string) => Promise<{ followed?: Followed } | undefined>;
  /** Hears that the form has other fields now. */
  renewed: () => void;
  say: (text: string) => void;
}

/** The buttons of lists and of values that may be left out: the form is made anew by the studio, around the author. */
export function listenToParts(form: HTMLFormElement, tools: PartTools): void {
  document.querySelector('#parts')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) void press(form, submitter, tools);
  });
}

async function press(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  { words, save, renewed, say }: PartTools,
): Promise<void> {
  const { value: part, dataset } = button;
  const [deed = ''] = part.split(' ');
  const near = findNear(button);
  // What is typed meanwhile would be typed into fields that go.
  form.inert = true;
  const saved = await save(part);
  const isRenewed = saved !== undefined && (await renew(form));
  form.inert = false;
  // Where the page cannot be put in its place, it comes as a whole.
  if (saved && !isRenewed) return location.reload();
  // Where somebody else has written at the same place, the three texts come first.
  if (!saved) return (form.querySelector<HTMLElement>('.conflict button') ?? button).focus();
  renewed();
  focusOn(near(form), form);
  const done = (words.partDone[deed] ?? '').replace('{name}', dataset['name'] ?? '');
  say(saved.followed ? `${done} ${words.partFollowed[saved.followed]}` : done);
}

/** Puts the fields that the studio has for the entry now in the place of those that stand here. */
async function renew(form: HTMLFormElement): Promise<boolean> {
  try {
    const response = await fetch(location.pathname + location.search);
    if (!response.ok) return false;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = [...page.querySelectorAll('#entry .fields')];
    const own = [...form.querySelectorAll('.fields')];
    if (fresh.length !== own.length) return false;
    own.forEach((fields, at) => fields.replaceChildren(...(fresh[at]?.childNodes ?? [])));
    for (const list of document.querySelectorAll<HTMLElement>('[data-renew]')) {
      const name = CSS.escape(list.dataset['renew'] ?? '');
      const made = page.querySelector(`[data-renew="${name}"]`);
      if (made) list.replaceChildren(...made.childNodes);
    }
    return true;
  } catch {
    return false;
  }
}

/** Where the author goes on: at the item that came or moved, at what stands in the place of what went. */
function findNear(button: HTMLButtonElement): (form: HTMLFormElement) => HTMLElement | null {
  const [deed = '', number = '0', ...names] = button.value.split(' ');
  const key = names.join(' ');
  const at = Number(number);
  const list = (form: HTMLFormElement): HTMLElement | null =>
    form.querySelector(`[data-list="${CSS.escape(key)}"]`);
  const items = (form: HTMLFormElement): HTMLElement[] => [
    ...(list(form)?.querySelectorAll<HTMLElement>(':scope > .item') ?? []),
  ];
  if (deed === 'add') return (form) => fieldIn(items(form).at(-1));
  if (deed === 'up' || deed === 'down')
    return (form) => {
      const item = items(form)[deed === 'up' ? at - 1 : at + 1];
      const moves = [...(item?.querySelectorAll<HTMLElement>(':scope > .head button') ?? [])];
      return moves.find((one) => valueOf(one).startsWith(`${deed} `)) ?? moves[0] ?? null;
    };
  if (deed === 'remove')
    return (form) => {
      const left = items(form);
      const next = left[Math.min(at, left.length - 1)];
      return (
        next?.querySelector<HTMLElement>('.head button') ??
        list(form)?.querySelector('button') ??
        null
      );
    };
  if (deed === 'give' || deed === 'begin')
    return (form) => {
      const cell = [...form.querySelectorAll<HTMLElement>('[data-part], [data-list]')].find(
        ({ dataset }) => `${dataset['part'] ?? dataset['list'] ?? ''}/`.startsWith(`${key}/`),
      );
      return fieldIn(cell);
    };
  const place = placeOf(button);
  return (form) => [...form.querySelectorAll<HTMLElement>('.missing > summary')][place] ?? null;
}

/** How many lists of what may be given stand before a button. */
function placeOf(button: HTMLButtonElement): number {
  const all = [...(button.closest('form')?.querySelectorAll('.missing > summary') ?? [])];
  const after = all.findIndex(
    (one) => (button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );
  return Math.max(0, after);
}

function valueOf(button: Element): string {
  return button instanceof HTMLButtonElement ? button.value : '';
}

function fieldIn(place: Element | null | undefined): HTMLElement | null {
  return (
    place?.querySelector<HTMLElement>('.cell :is(input, textarea, select):not([hidden])') ?? null
  );
}

function focusOn(element: HTMLElement | null, form: HTMLFormElement): void {
  const closed = element?.closest('details');
  if (closed && element?.tagName !== 'SUMMARY') closed.open = true;
  (element ?? form.querySelector<HTMLElement>('input, textarea'))?.focus();
}
