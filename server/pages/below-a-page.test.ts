import { describe, expect, it } from 'vitest';
import { perLanguage } from '#domain/language/per-language.ts';
import { articleInMemory } from '#tests/support/article-in-memory.ts';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import { decidePage } from './page-address.ts';

const NOTHING = { language: undefined, companyId: undefined };
const LOCAL = perLanguage((code) => `Words in ${code}`);
const content = contentWithCompanies({ generic: ['localhost'] });

describe('what stands below a page', () => {
  it.each([
    { address: '/generic/unsubscribe/somebody/x', is: '/generic/unsubscribe' },
    { address: '/generic/get-the-facts/jane-doe', is: '/generic/get-the-facts' },
    { address: '/generic/get-the-facts/saving', is: '/generic/get-the-facts/saving' },
    { address: '/generic/get-the-facts/saving/x', is: '/generic/get-the-facts' },
    { address: '/generic/get-the-facts/money-minute', is: '/generic/get-the-facts/money-minute' },
    {
      address: '/generic/get-the-facts/money-minute/rosa',
      is: '/generic/get-the-facts/money-minute/rosa',
    },
    {
      address: '/generic/get-the-facts/money-minute/jane',
      is: '/generic/get-the-facts/money-minute',
    },
    {
      address: '/generic/get-the-facts/more/small-fees',
      is: '/generic/get-the-facts/more/small-fees',
    },
    {
      address: '/generic/get-the-facts/money-minute/rosa/deeper',
      is: '/generic/get-the-facts/money-minute',
    },
    { address: '/generic/get-the-facts/more/small-fees/deeper', is: '/generic/get-the-facts' },
    { address: '/generic/gallery/kit', is: '/generic/gallery/kit' },
  ])('$address is the page $is', ({ address, is }) => {
    const topic = { id: 'saving', title: LOCAL };
    const person = { id: 'rosa', name: 'Rosa', imagePath: 'rosa', about: LOCAL, alt: LOCAL };
    const articles = [articleInMemory('fees', { path: 'small-fees' })];
    const influencers = new Map([['rosa', person]]);
    const listing = { ...content, topics: [topic], influencers, articles };
    const asked = {
      url: new URL(address, 'http://localhost'),
      host: 'localhost',
      remembered: NOTHING,
    };
    expect(decidePage(asked, listing)).toMatchObject({ key: { pathname: is } });
  });
});
