import { CALCULATOR_FIELDS, type CalculatorFormFields } from '#contracts/forms/calculator-form.ts';
import { readAssumptions } from '#contracts/forms/assumptions-form.ts';
import { calculatorOf, planTakenOver, type EditedPlan } from '../specification/calculator-slice.ts';
import { carryFragment } from '../../../state/carried-fragment.ts';
import type { Store } from '../../../state/store.ts';
import { readStep } from './calculation-steps.ts';

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

/** The page in the other language goes on with the plan: nobody starts anew by reading on in Spanish. */
carryFragment((state) => {
  const { step, ...plan } = calculatorOf(state);
  const fragment = planFragment(plan);
  return fragment === '' ? '' : `${fragment}&${STEP}=${step}`;
});

/** The plan that a link holds; undefined when it holds none. An assumption out of bounds stays as we have it. */
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
    const step = readStep(new URLSearchParams(hash).get(STEP));
    // Fields take their values once, when they are made.
    store.dispatch(planTakenOver({ ...plan, step }));
    onPlan?.(plan);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
