import { expect, it } from 'vitest';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import type { Article } from '../content/content-set.ts';
import { decidePage } from './page-address.ts';

const ORIGIN = 'https://retire.example.com';
const FACTS = '/generic/get-the-facts';

const articles = Array.from({ length: 121 }, (_none, at) => ({
  kind: at === 120 ? ('virtual-event' as const) : ('basic' as const),
  topics: at < 61 ? ['saving'] : ['taxes'],
  needs: [],
}));
const content = {
  ...contentWithCompanies({ generic: ['localhost'] }),
  topics: ['saving', 'taxes'].map((id) => ({ id, title: { en: id, es: id } })),
  // The number of pages needs no more of an article.
  articles: articles as Array<Partial<Article>> as Article[],
};

/** The page that an address is, or where it leads. */
function decide(address: string): string {
  const decision = decidePage(
    {
      url: new URL(`${FACTS}${address}`, ORIGIN),
      host: 'localhost',
      remembered: { language: undefined, companyId: undefined },
    },
    content,
  );
  if (decision.kind === 'redirect') return `to ${decision.location}`;
  if (decision.kind === 'unavailable') return decision.kind;
  const { pathname, query, language } = decision.key;
  return `page ${pathname}${query === '' ? '' : `?${query}`} in ${language}`;
}

it.each([
  { address: '?page=2', is: '?page=2' },
  { address: '?show=all&page=2', is: '?page=2' },
  { address: '?page=2&show=all&x=1', is: '?page=2' },
  { address: '/saving?page=2', is: '/saving?page=2' },
  { address: '/nothing-we-know?page=2', is: '?page=2' },
])('$address is the page $is, whatever else is asked for', ({ address, is }) => {
  expect(decide(address)).toBe(`page ${FACTS}${is} in en-US`);
});

it.each([
  // An article of an event counts in no list.
  { address: '?page=3', leadsTo: '' },
  { address: '?page=1', leadsTo: '' },
  { address: '?page=', leadsTo: '' },
  { address: '?page=02', leadsTo: '' },
  { address: '?page=two', leadsTo: '' },
  { address: '?page=1&page=2', leadsTo: '' },
  { address: '?page=-1&show=all', leadsTo: '?show=all' },
  { address: '?page=9999&uid=7&show=all', leadsTo: '?uid=7&show=all' },
  { address: '?page=9&lang=es-US', leadsTo: '?lang=es-US' },
  { address: '/taxes?page=2', leadsTo: '/taxes' },
  { address: '/money-minute?page=2', leadsTo: '/money-minute' },
])('$address leads to the list, because it has no such page', ({ address, leadsTo }) => {
  expect(decide(address)).toBe(`to ${FACTS}${leadsTo}`);
});

it('has what counts for the page that is shown, where an address that nobody has is above another one', () => {
  const address = '/money-minute/nobody/we-know?show=all';
  expect(decide(address)).toBe(`page ${FACTS}/money-minute in en-US`);
});

it('is named with the language', () => {
  expect(decide('?page=2&lang=es-US')).toBe(`page ${FACTS}?page=2 in es-US`);
});
