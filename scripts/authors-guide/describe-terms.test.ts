import { describe, expect, it } from 'vitest';
import { readTerms } from '#server/content/terms/check-terms.ts';
import { describeTerms } from './describe-terms.ts';

describe('the page of what we call things', () => {
  it('is what the tables of the check say today', async () => {
    await expect(describeTerms(readTerms('content'))).toMatchFileSnapshot(
      '../../docs/authors/terms.md',
    );
  });

  it('has a row for each term, with what is right in spite of it', () => {
    const match = {
      thing: 'employer match',
      say: 'aporte del empleador',
      not: ['match', '/[ab]+/'],
      suchAs: ['a|b'],
      but: ['*match*'],
      why: 'One name.',
    };
    expect(describeTerms({ en: [], es: [match] })).toContain(
      '| employer match | aporte del empleador | `match`, `a\\|b`; but right in `*match*` | One name. |',
    );
  });
});
