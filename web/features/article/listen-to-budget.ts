import {
  BUDGET_LINES,
  readBudget,
  readDollars,
  sumBudget,
  type Budget,
} from '#domain/budget/sum-budget.ts';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import type { Listen } from '../../islands/listen.ts';
import { createMoneyFormat } from '../../site/money-format.ts';

/** Adds up the sheet while somebody fills it in, and keeps it on the device, per company. */
export const listenToBudget: Listen = (place, { shell }, data) => {
  const form = place.querySelector('form');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !said) throw new Error('The sheet has no form');
  const key = data['key'] as string;
  const money = createMoneyFormat(shell.language);
  const fields = BUDGET_LINES.map(
    (line) => [line, form.elements.namedItem(line) as HTMLInputElement] as const,
  );

  const read = (): Budget =>
    Object.fromEntries(
      fields.flatMap(([line, field]) => {
        const amount = readDollars(field.value);
        field.ariaInvalid = String(field.value.trim() !== '' && amount === undefined);
        return amount === undefined ? [] : [[line, amount]];
      }),
    );
  const show = (budget: Budget): void => {
    const isEmpty = Object.keys(budget).length === 0;
    for (const [sum, dollars] of Object.entries(sumBudget(budget))) {
      const output = form.elements.namedItem(sum) as HTMLOutputElement;
      output.value = isEmpty ? '' : money.whole(dollars);
    }
  };

  const keep = (budget: Budget): void => {
    show(budget);
    const isKept = writeItem('localStorage', key, JSON.stringify(budget));
    said.textContent = (isKept ? said.dataset['kept'] : said.dataset['notKept']) ?? '';
  };
  const kept = (): Budget => readBudget(readItem('localStorage', key) ?? '');

  // What was typed before this script came is newer than what was kept.
  const typed = read();
  const budget = { ...kept(), ...typed };
  for (const [line, field] of fields)
    if (field.value === '' && budget[line] !== undefined) field.value = String(budget[line]);
  if (Object.keys(typed).length > 0) keep(budget);
  else show(budget);
  form.querySelector<HTMLElement>('[hidden]')?.removeAttribute('hidden');

  form.addEventListener('input', ({ target }) => {
    const now = read();
    const changed = fields.find(([, field]) => field === target)?.[0];
    // Another tab may have kept other lines meanwhile.
    keep(changed ? { ...now, ...kept(), [changed]: now[changed] } : now);
  });
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    const others = kept();
    for (const [line, field] of fields) field.value = String(others[line] ?? '');
    show(read());
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : undefined;
    if (name === 'print') print();
    if (name !== 'forget') return;
    form.reset();
    removeItem('localStorage', key);
    show({});
    said.textContent = said.dataset['forgotten'] ?? '';
  });
};
