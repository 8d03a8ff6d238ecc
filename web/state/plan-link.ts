import { CALCULATOR_FIELDS } from '#contracts/forms/calculator-form.ts';
import { readAssumptions } from '#contracts/forms/assumptions-form.ts';
import { formRefilled, planChanged, type EditedPlan } from './calculator-slice.ts';
import { reachedStep, readStep, takeOverStep } from './calculation-steps.ts';
import type { Store } from './store.ts';

const PREFIX = '#plan=';
const SEPARATOR = '_';
/** Only in the way to the other language, not in the link that somebody copies. */
const STEP = 'told';
const FIELDS = [...CALCULATOR_FIELDS, 'autoIncrease'] as const;
/** What a field may hold in a link: digits, or nothing yet. */
const VALUE = /^[\d.]{0,16}$/;

/** The plan as a fragment: a browser sends no fragment to any server, so no log can hold it. */
export function planFragment({ draft, assumptions }: EditedPlan): string {
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
  return `${PREFIX}${values.join(SEPARATOR)}${assumed.join('')}`;
}

/** The plan that a link holds; undefined when it holds none. An assumption out of bounds stays as we have it. */
export function readPlanFragment(fragment: string): EditedPlan | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const [typed = '', ...assumed] = fragment.slice(PREFIX.length).split('&');
  const values = typed.split(SEPARATOR);
  if (values.length !== FIELDS.length || !values.every((value) => VALUE.test(value)))
    return undefined;
  const draft: Record<string, string> = {};
  for (const [index, name] of FIELDS.entries()) {
    const value = values[index] ?? '';
    if (name !== 'autoIncrease') draft[name] = value;
    else if (value === '1') draft[name] = 'on';
  }
  const { changed } = readAssumptions(new URLSearchParams(assumed.join('&')));
  return { draft, assumptions: changed };
}

/**
 * Keeps the plan of the address, taken out of sight, and hands it on; and that of a later link, which loads no
 * page in the same tab.
 */
export function followPlanOfAddress(store: Store, onPlan?: (plan: EditedPlan) => void): () => void {
  const look = (): void => {
    const { hash, pathname, search } = location;
    const plan = readPlanFragment(hash);
    if (plan === undefined) return;
    history.replaceState(history.state, '', `${pathname}${search}`);
    takeOverStep(store, readStep(new URLSearchParams(hash).get(STEP)));
    keepPlan(store, plan);
    // Fields take their values once, when they are made.
    store.dispatch(formRefilled());
    onPlan?.(plan);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** What was edited of the plan; the rest stays. */
export function keepPlan(store: Store, edited: Partial<EditedPlan>): void {
  const { draft, assumptions } = store.getState().calculator;
  const plan = { draft, assumptions, ...edited };
  const values = planFragment(plan);
  // The page in the other language goes on with it: nobody starts anew by reading on in Spanish.
  const fragment = values === '' ? '' : `${values}&${STEP}=${reachedStep(store)}`;
  store.dispatch(planChanged({ ...plan, fragment }));
}
