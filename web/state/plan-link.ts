import { CALCULATOR_FIELDS } from '#contracts/forms/calculator-form.ts';
import { draftChanged, type CalculatorDraft } from './calculator-slice.ts';
import type { Store } from './store.ts';

const PREFIX = '#plan=';
const SEPARATOR = '_';
const FIELDS = [...CALCULATOR_FIELDS, 'autoIncrease'] as const;
/** What a field may hold in a link: digits, or nothing yet. */
const VALUE = /^[\d.]{0,16}$/;

/** The form as a fragment: a browser sends no fragment to any server, so no log can hold it. */
export function planFragment(draft: CalculatorDraft): string {
  const values = FIELDS.map((name) => {
    const value =
      name === 'autoIncrease' ? (draft[name] === undefined ? '' : '1') : (draft[name] ?? '');
    const plain = value.replaceAll(/[\s$,%]/g, '');
    return VALUE.test(plain) ? plain : '';
  });
  return values.some((value) => value !== '') ? `${PREFIX}${values.join(SEPARATOR)}` : '';
}

/** The form that a link holds; undefined when it holds none. */
export function readPlanFragment(fragment: string): CalculatorDraft | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const values = fragment.slice(PREFIX.length).split(SEPARATOR);
  if (values.length !== FIELDS.length || !values.every((value) => VALUE.test(value)))
    return undefined;
  const draft: Record<string, string> = {};
  for (const [index, name] of FIELDS.entries()) {
    const value = values[index] ?? '';
    if (name !== 'autoIncrease') draft[name] = value;
    else if (value === '1') draft[name] = 'on';
  }
  return draft;
}

/** The plan of the address the page was opened with: read once, then taken out of sight. */
export function takePlanOfAddress(): CalculatorDraft | undefined {
  const draft = readPlanFragment(location.hash);
  if (draft) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return draft;
}

export function keepDraft(store: Store, draft: CalculatorDraft): void {
  store.dispatch(draftChanged({ draft, fragment: planFragment(draft) }));
}
