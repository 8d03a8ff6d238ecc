import { countedNow, readCountedWith, writeCountedWith } from '#domain/counted/counted-with.ts';
import type { CountedWith } from '#domain/counted/counted-with.ts';
import { readDollars } from '#domain/calculator/shown-plan.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { Store } from '../../../state/store.ts';
import { hoursTakenOver, type HoursDraft, type HoursState } from './hours-slice.ts';
import { DRAFT_FIELDS, inputsOfDraft, readHoursAssumptions } from './read-hours.ts';

const PREFIX = '#hours=';
const SEPARATOR = '_';
/** The first value of a link: a link of another version is read as that version was written. */
const VERSION = '1';
/** A field in a link holds digits, or nothing if it is still empty, or week or year. */
const VALUE = /^(?:[\d.]{0,16}|week|year)$/;

/**
 * Writes the numbers as a fragment. A browser sends no fragment to a server, so no log can hold it. What
 * they were counted with comes last.
 */
export function hoursFragment(
  { draft, assumptions, dollars }: Pick<HoursState, 'draft' | 'assumptions' | 'dollars'>,
  made: CountedWith = countedNow('hours'),
): string {
  const values = DRAFT_FIELDS.map((name) => {
    const plain = (draft[name] ?? '').replaceAll(/[\s$,]/g, '');
    return VALUE.test(plain) ? plain : '';
  });
  if (values.every((value) => value === '')) return '';
  const assumed = Object.entries(assumptions).map(([name, value]) => `&${name}=${String(value)}`);
  const shown = dollars === 'future' ? `&dollars=${dollars}` : '';
  return `${PREFIX}${[VERSION, ...values].join(SEPARATOR)}${assumed.join('')}${shown}&made=${writeCountedWith(made)}`;
}

/** Reads the numbers of a link; undefined when it holds none. */
export function readHoursFragment(
  fragment: string,
): Pick<HoursState, 'draft' | 'assumptions' | 'dollars'> | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const [typed = '', ...assumed] = fragment.slice(PREFIX.length).split('&');
  const [version, ...values] = typed.split(SEPARATOR);
  if (version !== VERSION || values.length !== DRAFT_FIELDS.length) return undefined;
  if (!values.every((value) => VALUE.test(value))) return undefined;
  const draft: HoursDraft = Object.fromEntries(
    DRAFT_FIELDS.map((name, at) => [name, values[at] ?? '']),
  );
  const said = new URLSearchParams(assumed.join('&'));
  const { changed } = readHoursAssumptions(said);
  return { draft, assumptions: changed, dollars: readDollars(said.get('dollars')) };
}

/** What the numbers of a link were counted with. */
export function readHoursMadeWith(fragment: string): CountedWith {
  const said = new URLSearchParams(fragment.slice(PREFIX.length));
  return readCountedWith(said.get('made'), 'hours');
}

/** Reads what the tab kept. Whatever is not as we write it is as if it was never entered. */
export function readKeptHours(
  kept: Readonly<Record<string, unknown>>,
): Omit<HoursState, 'formNumber'> {
  const assumed = recordOf(kept['assumptions']);
  const { changed } = readHoursAssumptions({
    get: (name) => (typeof assumed[name] === 'number' ? String(assumed[name]) : assumed[name]),
  });
  const { step } = kept;
  return {
    draft: draftIn(kept['draft']),
    assumptions: changed,
    dollars: readDollars(kept['dollars']),
    inputs: isRecord(kept['inputs']) ? inputsOfDraft(draftIn(kept['inputs'])) : undefined,
    step: step === 'started' || step === 'completed' ? step : 'none',
    openedLink: typeof kept['openedLink'] === 'string' ? kept['openedLink'] : undefined,
  };
}

function draftIn(kept: unknown): HoursDraft {
  const found = recordOf(kept);
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) =>
      ['string', 'number'].includes(typeof found[name]) ? [[name, String(found[name])]] : [],
    ),
  );
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/**
 * Takes the numbers out of the address and keeps them. It also follows a later link in the same tab,
 * which loads no document.
 */
export function followHoursOfAddress(
  store: Store,
  onHours?: (inputs: HoursState['inputs']) => void,
): () => void {
  const look = (): void => {
    const { hash, pathname, search } = location;
    const read = readHoursFragment(hash);
    if (read === undefined) return;
    history.replaceState(history.state, '', `${pathname}${search}`);
    const inputs = inputsOfDraft(read.draft);
    // Fields read their values once, when they are created; this action makes them anew.
    store.dispatch(hoursTakenOver({ ...read, inputs, openedLink: hash }));
    onHours?.(inputs);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
