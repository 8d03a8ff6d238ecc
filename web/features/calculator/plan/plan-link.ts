import { CALCULATOR_FIELDS, type CalculatorFormFields } from '#contracts/forms/calculator-form.ts';
import { countedNow, readCountedWith, writeCountedWith } from '#domain/counted/counted-with.ts';
import type { CountedWith } from '#domain/counted/counted-with.ts';
import { readAssumptions, WITHOUT_PLANS } from '#contracts/forms/assumptions-form.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { readDollars } from '#domain/calculator/shown-plan.ts';
import { planTakenOver, type EditedPlan } from '../specification/calculator-slice.ts';
import type { Store } from '../../../state/store.ts';

const PREFIX = '#plan=';
const SEPARATOR = '_';
const FIELDS = [...CALCULATOR_FIELDS, 'autoIncrease'] as const;
/** A field in a link holds digits, or nothing if it is still empty. */
const VALUE = /^[\d.]{0,16}$/;

/**
 * Writes the plan as a fragment. A browser sends no fragment to a server, so no log can hold it. What it
 * was made with comes last: a link that only carries the numbers to the next document says no figure.
 */
export function planFragment(
  { draft, assumptions, dollars }: EditedPlan,
  made: CountedWith = countedNow('plan'),
): string {
  const values = FIELDS.map((name) => {
    const value =
      name === 'autoIncrease' ? (draft[name] === undefined ? '' : '1') : (draft[name] ?? '');
    const plain = value.replaceAll(/[\s$,%]/g, '');
    return VALUE.test(plain) ? plain : '';
  });
  if (values.every((value) => value === '')) return '';
  const assumed = Object.entries(assumptions).map(
    ([name, value]) => `&${name}=${value === false ? 'no' : String(value)}`,
  );
  const shown = dollars === 'future' ? `&dollars=${dollars}` : '';
  return `${PREFIX}${values.join(SEPARATOR)}${assumed.join('')}${shown}&made=${writeCountedWith(made)}`;
}

/**
 * Reads the plan of a link; undefined when it holds none. An assumption out of bounds keeps its
 * default.
 */
export function readPlanFragment(fragment: string): EditedPlan | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const [typed = '', ...assumed] = fragment.slice(PREFIX.length).split('&');
  const values = typed.split(SEPARATOR);
  if (values.length !== FIELDS.length || !values.every((value) => VALUE.test(value)))
    return undefined;
  const draft: Partial<CalculatorFormFields> = {};
  for (const [index, name] of FIELDS.entries()) {
    const value = values[index] ?? '';
    if (name !== 'autoIncrease') draft[name] = value;
    else if (value === '1') draft[name] = 'on';
  }
  const said = new URLSearchParams(assumed.join('&'));
  const { changed } = readAssumptions(said, WITHOUT_PLANS);
  const assumptions = { ...capOfLink(fragment, draft), ...changed };
  return { draft, assumptions, dollars: readDollars(said.get('dollars')) };
}

/**
 * A link that shows figures and says no percent at which the rate stops rising was counted with ours. One that
 * only carries the numbers on, and ends with its version, leaves it to the company's plan.
 */
function capOfLink(
  fragment: string,
  { autoIncrease }: Partial<CalculatorFormFields>,
): Partial<Assumptions> {
  const { autoIncreaseCapPercentage } = DEFAULT_ASSUMPTIONS;
  return autoIncrease && !/&made=\d+$/.test(fragment) ? { autoIncreaseCapPercentage } : {};
}

/** What of that somebody chose: a link also names what the company’s plan, or without one ours, has anyway. */
export function leaveOutAssumed(
  said: Partial<Assumptions>,
  ofPlan: Partial<Assumptions>,
): Partial<Assumptions> {
  const assumed = { ...DEFAULT_ASSUMPTIONS, ...ofPlan };
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value !== assumed[name as keyof Assumptions]),
  );
}

/** What the plan of a link was made with. */
export function readMadeWith(fragment: string): CountedWith {
  const said = new URLSearchParams(fragment.slice(PREFIX.length));
  return readCountedWith(said.get('made'), 'plan');
}

interface FollowedAddress {
  onPlan?: (plan: EditedPlan) => void;
  /** What the company’s plan says instead of our own, where the page knows it. */
  ofPlan?: Partial<Assumptions>;
}

/**
 * Takes the plan out of the address, keeps it and hands it on. It also follows a later link in the
 * same tab, which loads no document.
 */
export function followPlanOfAddress(
  store: Store,
  { onPlan, ofPlan }: FollowedAddress = {},
): () => void {
  const look = (): void => {
    const { hash, pathname, search } = location;
    const read = readPlanFragment(hash);
    if (read === undefined) return;
    const assumptions = ofPlan ? leaveOutAssumed(read.assumptions, ofPlan) : read.assumptions;
    const plan = { ...read, assumptions };
    history.replaceState(history.state, '', `${pathname}${search}`);
    // Fields read their values once, when they are created; this action makes them anew.
    store.dispatch(planTakenOver({ ...plan, step: 'none', openedLink: hash }));
    onPlan?.(plan);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
