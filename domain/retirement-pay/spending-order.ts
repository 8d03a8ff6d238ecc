/** How an account is taxed: outside of any plan, before tax, or Roth. */
export type AccountKind = 'outside' | 'pretax' | 'roth';

export type Accounts = Readonly<Record<AccountKind, number>>;

/**
 * Orders in which people take from their accounts. Guides tell all three, none is best for everybody, and
 * the page tells them side by side: which costs less tax depends on what is not asked here.
 */
export const SPENDING_ORDERS = ['outside-first', 'pretax-first', 'evenly'] as const;
export type SpendingOrder = (typeof SPENDING_ORDERS)[number];

const FIRST_TO_LAST: Record<Exclude<SpendingOrder, 'evenly'>, readonly AccountKind[]> = {
  'outside-first': ['outside', 'pretax', 'roth'],
  'pretax-first': ['pretax', 'outside', 'roth'],
};

/** What is taken from each account in a year. The amount that has to come out comes first in every order. */
export function takeInOrder(
  accounts: Accounts,
  { need, required }: { need: number; required: number },
  order: SpendingOrder,
): Record<AccountKind, number> {
  const taken = { outside: 0, pretax: Math.min(required, accounts.pretax), roth: 0 };
  let left = Math.max(0, need - taken.pretax);
  if (order === 'evenly') {
    const all = accounts.outside + accounts.pretax - taken.pretax + accounts.roth;
    const share = all > 0 ? Math.min(1, left / all) : 0;
    return {
      outside: accounts.outside * share,
      pretax: taken.pretax + (accounts.pretax - taken.pretax) * share,
      roth: accounts.roth * share,
    };
  }
  for (const kind of FIRST_TO_LAST[order]) {
    const more = Math.min(left, accounts[kind] - taken[kind]);
    taken[kind] += more;
    left -= more;
  }
  return taken;
}
